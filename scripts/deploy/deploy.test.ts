import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@plotluck/server/config'
import { expect, test } from 'vitest'
import { composeFiles, kubernetesObjects, podOf } from './read-yaml.ts'

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
  ['Dockerfile', /\b([A-Z][A-Z0-9_]+)=/g],
  ['deploy/plotluck.service', /(?:Environment=| )([A-Z][A-Z0-9_]+)=/g],
])('%s sets nothing that the server does not read', (path, names) => {
  const set = [...read(path).matchAll(names)].map(([, name]) => name ?? '')
  expect(set.length).toBeGreaterThan(0)
  expect(set.filter((name) => !readByServer.has(name) && name !== 'NODE_ENV')).toEqual([])
})

test.each(Object.entries(composeFiles))('%s sets for the app only what it reads', (_, { services }) => {
  // The database's driver reads PGPASSWORD.
  const names = Object.keys(services['app']?.environment ?? {}).filter((name) => name !== 'PGPASSWORD')
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !readByServer.has(name))).toEqual([])
})

test('deploy/kubernetes.yaml sets only what the server reads', () => {
  const names = podOf(kubernetesObjects()).containers.flatMap(({ env }) => env.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !readByServer.has(name))).toEqual([])
})

test('.dockerignore keeps no file that git has from the build of the image', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const patterns = read('.dockerignore').trim().split('\n')
  const isLeftOut = (path: string): boolean =>
    patterns.some((pattern) => {
      const name = pattern.replace('**/', '')
      return pattern === name ? path.split('/')[0] === name : path.split('/').includes(name)
    })
  expect(patterns).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.git', 'data']))
  expect(files.filter(isLeftOut)).toEqual([])
})
