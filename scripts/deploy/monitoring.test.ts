import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readJson, testApp } from '@plotluck/server/testing'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const metricsToken = 'a-token-of-the-scraper'
const { visitor } = await testApp({ config: { metricsToken } })

type Dashboard = { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] }

const dashboard = JSON.parse(read('deploy/grafana/plotluck.json')) as Dashboard
const expressions = {
  'the dashboard': dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  'the alerts': [...read('deploy/prometheus/alerts.yaml').matchAll(/^ +expr: (.*)$/gm)].map(
    ([, expr = '']) => expr,
  ),
}

/** Every line that the server exports, once it has answered something. */
async function exported(): Promise<string> {
  await readJson(visitor().get('/api/plans'))
  return (await visitor().get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).text()
}

test.each(Object.entries(expressions))(
  '%s asks for metrics that the server exports, by labels that they have',
  async (_, all) => {
    expect(all.length).toBeGreaterThan(4)
    const lines = await exported()
    for (const expr of all) {
      const names =
        expr.match(/\b(?:http|process|nodejs)_[a-z0-9_]+/g) ?? (expr.startsWith('up{') ? [] : ['none'])
      for (const name of names) expect(lines).toMatch(new RegExp(`^${name}[ {]`, 'm'))
      const labels = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, listed = '']) => listed.split(', '))
      for (const label of labels) expect(lines).toMatch(new RegExp(`^${names[0]}\\{.*\\b${label}="`, 'm'))
    }
  },
)

test('every test that RELIABILITY.md names is there', () => {
  const files = globSync('{server/src,scripts}/**/*.test.ts', { cwd: root }).map((path) =>
    path.split('/').at(-1),
  )
  const named = [...read('RELIABILITY.md').matchAll(/`([\w.-]+\.test\.ts)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})
