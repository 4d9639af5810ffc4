import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { goodRecipes, startModelServer, writes } from '@plotluck/server/testing'
import { afterAll, expect, test } from 'vitest'
import { freshServerMain } from '../scripts/lib/build.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { csv, json, listed, table } from './operator-rows.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'plotluck-operator-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const model = await startModelServer()
const serving: ChildProcess[] = []
afterAll(async () => {
  await model.stop()
  await Promise.all(serving.map(stop))
  rmSync(dataDir, { recursive: true, force: true })
})

function operator(...words: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/operator.ts', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, stdout: stdout.trimEnd(), stderr }
}

test('the operator says that there is no database yet', () => {
  const { status, stderr } = operator('feedback')
  expect(status).toBe(1)
  expect(stderr).toContain(`There is no database in ${dataDir}`)
})

test.each([
  [['nonsense'], 'Say feedback, reports, calls, funnel, backup, restore or move.'],
  [['backup'], 'Say feedback, reports, calls, funnel, backup, restore or move.'],
  [['move', 'somewhere'], 'Say feedback, reports, calls, funnel, backup, restore or move.'],
  [['feedback', '--csv', '--json'], 'Choose --csv or --json.'],
  [['reports', '--recipe', '7'], '"7" is not the id of a recipe.'],
  [['funnel', '--weeks', '0'], '"0" is not a number of weeks from 1 to 104.'],
  [['reports', '--colour'], "Unknown option '--colour'"],
])('the operator refuses %o and says how it is used', (words, sentence) => {
  const { status, stderr } = operator(...words)
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
  expect(stderr).toContain('operator feedback|reports|calls')
})

test('the operator lists what people said, newest first, once the server has let go of the data', async () => {
  model.willDo({ response: writes(...goodRecipes(['tomatoes', 'zucchini'])) })
  const { baseUrl = '' } = model.address('openai-compatible')
  const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'scripted', AI_BASE_URL: baseUrl }
  const server = await serve({ ...settings, AI_PRICE: '1/2' })
  const send = await signUp()
  const { recipes } = (await send('/api/generate-recipes', { ingredients: ['tomatoes', 'zucchini'] })) as {
    recipes: { id: string; title: string }[]
  }
  const [first = { id: '', title: '' }, second = { id: '', title: '' }] = recipes
  await send('/api/feedback', { recipe_id: first.id, rating: 'helpful' })
  await send('/api/feedback', { recipe_id: second.id, rating: 'unhelpful' })
  const reason = '=1+1, "too salty",\nI think'
  await send('/api/reports', { recipe_id: first.id, recipe_title: first.title, reason })

  const held = operator('feedback')
  expect(held.status).toBe(1)
  expect(held.stderr).toMatch(/in use by another Plotluck process.*stop it, run this again/)
  await stop(server)

  const ratings = JSON.parse(operator('feedback', '--json').stdout)
  expect(ratings).toMatchObject([
    { recipe_id: second.id, rating: 'unhelpful' },
    { recipe_id: first.id, rating: 'helpful' },
  ])
  expect(JSON.parse(operator('feedback', '--json', '--recipe', first.id).stdout)).toEqual([ratings[1]])
  expect(JSON.parse(operator('reports', '--json', '--recipe', second.id).stdout)).toEqual([])
  const [header, ...lines] = operator('reports', '--csv').stdout.split('\r\n')
  expect(header).toBe('created_at,recipe_title,reason,recipe_id,user_id')
  expect(lines.join('\r\n')).toContain(`"'=1+1, ""too salty"",\nI think",${first.id},`)
  expect(operator('reports').stdout).toContain('  reason: =1+1, "too salty",\n    I think\n')
  expect(operator('reports', '--recipe', second.id).stdout).toBe('There are no reports yet.')
  expect(operator('calls').stdout).toMatch(
    /^day +model +calls +failed +tokens_in +tokens_out +usd +median_ms\n[\d-]+ +scripted +1 +0 +700 +1500 +0\.0037 +\d+$/,
  )
}, 120_000)

test('the operator prints the funnel as a table, this week first', () => {
  const lines = operator('funnel', '--weeks', '2').stdout.split('\n')
  const [names, thisWeek, lastWeek] = lines.map((line) => line.trim().split(/\s+/))
  expect(names?.slice(0, 7)).toEqual(funnelColumns)
  expect(thisWeek?.slice(1)).toEqual(['0', '1', '1', '0', '0', '0'])
  expect(lastWeek?.slice(1)).toEqual(['0', '0', '0', '0', '0', '0'])
})

test('the operator backs up what there is, and says how many rows', () => {
  const path = join(dataDir, 'backup')
  const { status, stdout, stderr } = operator('backup', path)
  expect([status, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^\d+ rows are in .*backup\.$/)])
  const again = operator('restore', path)
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('has rows in')])
})
const funnelColumns = [
  'week',
  'visits',
  'sign_ups',
  'first_recipes',
  'limit_reached',
  'checkouts',
  'purchases',
]

test('csv() keeps commas, quotes and line breaks in their cell and lets no text run as a formula', () => {
  const rows = [
    { a: 'x,y', b: '@SUM(A1)' },
    { a: '"', b: 'two\nlines' },
  ]
  expect(csv(rows, ['a', 'b'])).toBe('a,b\r\n"x,y",\'@SUM(A1)\r\n"""","two\nlines"')
  expect(csv([], ['a', 'b'])).toBe('a,b')
})

test('what people wrote gives no command to the terminal and passes for no other row', () => {
  const attack =
    '\u001B]0;owned\u0007\u001B[2J\u009B31m\r\u202Eevil\n2026-01-01T00:00:00.000Z\n  reason: fine'
  const rows = [{ created_at: '2026-11-22T08:00:00.000Z', reason: attack }]
  const outputs = [listed(rows), table(rows, ['reason']), csv(rows, ['reason']), json(rows)]
  for (const output of outputs) expect(output.replaceAll('\r\n', '\n')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  expect(listed(rows)).toContain('\\u001b[2J')
  expect(
    listed(rows)
      .split('\n')
      .filter((line) => /^ {0,2}\S/.test(line)),
  ).toHaveLength(2)
  expect(table(rows, ['reason']).split('\n')).toHaveLength(2)
  expect(JSON.parse(json(rows))).toEqual(rows)
})

async function serve(settings: Record<string, string>): Promise<ChildProcess> {
  const own = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'error' }
  const env = { ...process.env, ...own, ...settings }
  const server = spawn(process.execPath, [freshServerMain()], { cwd: root, env, stdio: 'ignore' })
  serving.push(server)
  for (let attempt = 0; attempt < 1600; attempt += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not become ready')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

async function signUp(): Promise<(path: string, body: object) => Promise<unknown>> {
  const account = { email: 'ana@example.org', password: 'basil and tomato', name: 'Ana' }
  const headers = { origin: url, 'content-type': 'application/json' }
  const post = (path: string, body: object, more: object = {}) =>
    fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
  await post('/api/auth/sign-up/email', account)
  const answer = await post('/api/auth/token', { grant_type: 'password', ...account })
  const { access_token } = (await answer.json()) as { access_token: string }
  return async (path, body) => (await post(path, body, { authorization: `Bearer ${access_token}` })).json()
}
