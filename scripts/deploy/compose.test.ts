import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@plotluck/server/config'
import { expect, test } from 'vitest'
import { composeFiles, type Service } from './read-yaml.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const given: Readonly<Record<string, string>> = {
  SITE: 'cook.example.org',
  POSTGRES_PASSWORD: 'p@ss/w:rd%20',
}
const whole = composeFiles['compose.yaml']?.services ?? {}
const files = Object.entries(composeFiles)

const isPath = (source: string): boolean => source.startsWith('.')

/** The environment of a service with what the person who starts it gives. */
const environmentOf = ({ environment = {} }: Service): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, variable: string) => given[variable] ?? ''),
    ]),
  )

test.each(files)('%s gives the app settings that it starts with', (_, { services }) => {
  const config = readConfig(environmentOf(services['app'] ?? {}))
  expect(config.ok ? [] : config.mistakes).toEqual([])
})

test('compose.yaml hands one password to the database and to the app, whatever signs it has', () => {
  const { PGPASSWORD, DATABASE_URL } = environmentOf(whole['app'] ?? {})
  const { PLOTLUCK_PASSWORD } = environmentOf(whole['database'] ?? {})
  expect([PGPASSWORD, PLOTLUCK_PASSWORD]).toEqual([given['POSTGRES_PASSWORD'], given['POSTGRES_PASSWORD']])
  const { username, password, hostname, pathname } = new URL(DATABASE_URL ?? '')
  expect([password, whole[hostname]?.image]).toEqual(['', expect.stringMatching(/^postgres:\d+$/)])
  const made = read('deploy/database-role.sh')
  expect(made).toContain(`create role ${username} login`)
  expect(made).toContain(`create database ${pathname.slice(1)} owner ${username}`)
  expect(made).toContain('$PLOTLUCK_PASSWORD')
})

test.each(files)('every volume, file and service that %s names is there', (path, { services, volumes }) => {
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? [])
  const sources = mounts.map((mount) => mount.split(':')[0] ?? '')
  const folder = join(root, path, '..')
  expect(sources.filter(isPath).filter((source) => !existsSync(resolve(folder, source)))).toEqual([])
  const named = new Set(sources.filter((source) => !isPath(source)))
  expect([...named].toSorted()).toEqual(Object.keys(volumes).toSorted())
  for (const { build, depends_on: needed = [] } of Object.values(services)) {
    if (build) expect(existsSync(resolve(folder, build, 'Dockerfile'))).toBe(true)
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
      expect(services).toHaveProperty(name)
  }
})

test.each(files)(
  'the app of %s cannot write to its own files, has no rights of the machine and time to end',
  (_, { services }) => {
    expect(services['app']).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '20s',
      volumes: ['app-data:/data'],
    })
  },
)

test('the app waits for a database that says when it is ready, and Caddy passes on to the port of the app', () => {
  expect(whole['app']?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  expect(whole['database']?.healthcheck?.test.join(' ')).toContain('pg_isready -h 127.0.0.1 -U plotluck')
  const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? []
  expect(read('deploy/Caddyfile')).toContain(`reverse_proxy app:${port} {`)
  expect(Object.keys(environmentOf(whole['proxy'] ?? {}))).toEqual(
    [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name),
  )
})
