import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@plotluck/server/config'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const example = Object.fromEntries(
  [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value]) => [
    name,
    value,
  ]),
)
/** The names of settings in the code that reads them, each in quotes or as a field of its own. */
const readByServer = new Set(
  readdirSync(join(root, 'server/src/config'))
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap(
      (name) =>
        read(`server/src/config/${name}`).match(
          /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|(?<=')(?:PORT|HOST|BILLING|ANALYTICS|WORKERS)(?=')/g,
        ) ?? [],
    ),
)

test('.env.example has every setting of the server and no other, and all of its examples work together', () => {
  expect(Object.keys(example).toSorted()).toEqual([...readByServer].toSorted())
  const config = readConfig(example)
  expect(config.ok ? [] : config.mistakes).toEqual([])
})

test.each([
  ['compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
  ['deploy/compose.alone.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
  ['deploy/kubernetes.yaml', /name: ([A-Z][A-Z0-9_]+)\b/g],
  ['Dockerfile', /\b([A-Z][A-Z0-9_]+)=/g],
  ['deploy/plotluck.service', /(?:Environment=| )([A-Z][A-Z0-9_]+)=/g],
])('%s sets nothing that neither the server nor its neighbours read', (path, names) => {
  const neighbours = new Set(['NODE_ENV', 'SITE', 'POSTGRES_PASSWORD', 'PLOTLUCK_PASSWORD'])
  const set = [...read(path).matchAll(names)].map(([, name]) => name ?? '')
  expect(set.length).toBeGreaterThan(0)
  expect(set.filter((name) => !readByServer.has(name) && !neighbours.has(name))).toEqual([])
})

test('the image runs as a user without rights, says whether it is healthy, and ends on SIGTERM', () => {
  const [, run = ''] = read('Dockerfile').split(/^FROM .* AS build$[^]*?(?=^FROM )/m)
  expect(run.match(/^FROM /gm)).toHaveLength(1)
  expect(run).toMatch(/^USER node$/m)
  expect(run).toMatch(/^HEALTHCHECK .*\/readyz/m)
  expect(run).toMatch(/^STOPSIGNAL SIGTERM$/m)
  // In its own process, not in a shell that keeps the signal to itself.
  expect(run).toMatch(/^CMD \["node", "main.js"\]$/m)
})

test('the app in compose and Kubernetes cannot write to its own files and has no rights of the machine', () => {
  for (const path of ['compose.yaml', 'deploy/compose.alone.yaml']) {
    const app =
      read(path)
        .split(/^ {2}(?=\w+:)/m)
        .find((service) => service.startsWith('app:')) ?? ''
    for (const part of ['read_only: true', 'cap_drop: [ALL]', 'tmpfs: [/tmp]', 'app-data:/data'])
      expect(app).toContain(part)
  }
  const pod = read('deploy/kubernetes.yaml')
  for (const part of [
    'readOnlyRootFilesystem: true',
    'runAsNonRoot: true',
    '/readyz',
    '/healthz',
    'PodDisruptionBudget',
  ])
    expect(pod).toContain(part)
})

test('every file that compose hands to a container is there', () => {
  const named = [...read('compose.yaml').matchAll(/\.\/([\w./-]+):/g)].map(([, path]) => path ?? '')
  expect(named).toEqual(['deploy/database-role.sh', 'deploy/Caddyfile'])
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
