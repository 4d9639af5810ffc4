import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { assembleBundle, neededPackages } from '../lib/bundle.mjs'
import { freePort } from '../lib/free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'plotluck-bundle-'))
const [bundle, pages, home] = ['bundle', 'pages', 'home'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
for (const path of [pages, home]) mkdirSync(path)
writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Plotluck</title>')
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const serving: ChildProcess[] = []
afterAll(() => {
  for (const server of serving) server.kill('SIGKILL')
})

test('the bundle serves pages, recipes and PDFs from an empty folder, and ends when it is told to', async () => {
  // `npm test` has built it before; what runs there must not be taken from under it.
  if (!existsSync(join(root, 'server/dist/operator.js')))
    spawnSync(process.execPath, ['build.ts'], { cwd: join(root, 'server') })
  assembleBundle(bundle, pages)
  const env = { PATH: '/usr/bin:/bin', PORT: String(port), BILLING: 'none' }
  const server = spawn(process.execPath, [join(bundle, 'main.js')], { cwd: home, env, stdio: 'ignore' })
  serving.push(server)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await expect
    .poll(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status, { timeout: 60_000 })
    .toBe(200)
  expect(await (await fetch(url)).text()).toContain('<title>Plotluck')
  const send = await signedUp()
  const { recipes } = (await (
    await send('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })
  ).json()) as {
    recipes: { id: string }[]
  }
  expect(recipes).toHaveLength(3)
  const pdf = await send(`/api/recipes/${recipes[0]?.id}/pdf`)
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  expect((await send('/api/generate-use-it-first-menu', { ingredients: ['spinach', 'milk'] })).status).toBe(
    200,
  )
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
  const kept = spawnSync(process.execPath, [join(bundle, 'operator.js'), 'backup', 'kept'], {
    cwd: home,
    env,
    encoding: 'utf8',
  })
  expect([kept.status, kept.stdout]).toEqual([0, expect.stringMatching(/^\d+ rows are in kept\.$/m)])
}, 180_000)

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

async function signedUp() {
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
