import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { onlyOne, readDockerfile } from '../deploy/read-dockerfile.ts'
import { neededPackages } from '../lib/bundle.mjs'
import { freePort } from '../lib/free-port.mjs'
import { licencesText, shippedPackages } from '../lib/licences.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { followStage } from './image.ts'
import { unpackedBundle } from './made-bundle.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const bundle = unpackedBundle()
const serving: ChildProcess[] = []
afterAll(() => {
  for (const server of serving) server.kill('SIGKILL')
})

test('the bundle serves pages, recipes and PDFs from an empty folder, and ends when it is told to', async () => {
  const [port, home] = [await freePort(), temporaryFolder('home')]
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: '/usr/bin:/bin', PORT: String(port), BILLING: 'none' }
  const server = started(
    spawn(process.execPath, [join(bundle, 'main.js')], { cwd: home, env, stdio: 'ignore' }),
  )
  await untilReady(url)
  await expectPages(url)
  const send = await signedUp(url)
  const generated = await send('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
  const { recipes } = (await generated.json()) as { recipes: { id: string }[] }
  expect(recipes).toHaveLength(3)
  const pdf = await send(`/api/recipes/${recipes[0]?.id}/pdf`)
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  const menu = await send('/api/generate-use-it-first-menu', { ingredients: ['spinach', 'milk'] })
  expect(menu.status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const backup = [join(bundle, 'operator.js'), 'backup', 'kept']
  const kept = spawnSync(process.execPath, backup, { cwd: home, env, encoding: 'utf8' })
  expect([kept.status, kept.stdout]).toEqual([0, expect.stringMatching(/^\d+ rows are in kept\.$/m)])
}, 300_000)

test('the image serves as a user who cannot write to its files, says when it is healthy, and ends on its signal', async () => {
  const [build, last] = readDockerfile()
  if (!build || !last) throw new Error('The Dockerfile should have two stages')
  expect(build.from).toBe(`${last.from} AS build`)
  expect(onlyOne(last, 'USER')).toBe('node')
  expect(onlyOne(build, 'RUN')).toBe('node scripts/bundle.mjs')
  expect(onlyOne(last, 'COPY')).toContain(
    `--from=build --chown=root:root ${onlyOne(build, 'WORKDIR')}/dist/plotluck `,
  )
  const image = followStage(last, bundle)
  const port = await freePort()
  expect(image.askHealth(port)).toBe(1)
  const server = started(image.start(port))
  await untilReady(`http://127.0.0.1:${port}`)
  expect(image.askHealth(port)).toBe(0)
  await expectPages(`http://127.0.0.1:${port}`)
  server.process.kill('SIGUSR2')
  expect(image.askHealth(port)).toBe(0)
  server.process.kill(image.stopSignal)
  expect(await server.ended).toBe(0)
  expect(image.askHealth(port)).toBe(1)
}, 300_000)

test('the bundle has the packages that the server needs beside it, and none that only builds or tests', () => {
  const names = neededPackages().map((path) => path.split('node_modules/').at(-1))
  expect(names).toEqual(
    expect.arrayContaining(['@electric-sql/pglite', 'pg', 'pg-pool', '@expo-google-fonts/figtree']),
  )
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  expect(names.filter((name) => name !== undefined && name in devDependencies)).toEqual([])
})

test('the bundle lists exactly the packages that ship, those of the pages too, and says their licences', () => {
  const { components } = JSON.parse(readFileSync(join(bundle, 'sbom.cdx.json'), 'utf8')) as {
    components: { 'bom-ref': string }[]
  }
  const shipped = shippedPackages().map(({ name, version }) => `${name}@${version}`)
  expect(new Set(components.map((component) => component['bom-ref']))).toEqual(new Set(shipped))
  expect(readFileSync(join(bundle, 'LICENCES-OF-OTHERS.txt'), 'utf8')).toBe(licencesText())
})

function started(process: ChildProcess) {
  serving.push(process)
  return { process, ended: new Promise((resolve) => process.once('exit', resolve)) }
}

async function untilReady(url: string): Promise<void> {
  const ask = () => fetch(`${url}/readyz`).catch(() => null)
  await expect.poll(async () => (await ask())?.status, { timeout: 170_000 }).toBe(200)
}

/** The landing page is there, with the scripts and styles that it asks for. */
async function expectPages(url: string): Promise<void> {
  const page = await (await fetch(url)).text()
  expect(page).toContain('<h1')
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(1)
  const statuses = await Promise.all(named.map(async (path) => (await fetch(url + path)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
}

async function signedUp(url: string) {
  const account = { email: 'ana@example.org', password: 'tomatoes-and-basil', name: 'Ana' }
  const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookie = signUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return (path: string, body?: object) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
}
