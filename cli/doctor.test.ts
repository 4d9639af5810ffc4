import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { goodRecipes, says, startModelServer, writes } from '@plotluck/server/testing'
import { afterAll, expect, test } from 'vitest'

const server = await startModelServer()
afterAll(() => server.stop())
const command = fileURLToPath(new URL('./doctor.ts', import.meta.url))
const { baseUrl = '' } = server.address('openai-compatible')
const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'scripted', AI_BASE_URL: baseUrl }

function doctor(settings: Record<string, string>): Promise<{ said: string; code: number | null }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [command], { env: { PATH, NODE_COMPILE_CACHE, ...settings } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ said, code })))
}

test('without a model the doctor says who writes', async () => {
  expect(await doctor({})).toEqual({
    said: 'ok     No model is configured. The built-in kitchen writes the recipes and answers.\n',
    code: 0,
  })
})

test('settings that do not work are told with what does', async () => {
  const { said, code } = await doctor({ AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5.6-luna' })
  expect([said, code]).toEqual([expect.stringContaining('AI_PROVIDER=openai needs AI_API_KEY.'), 1])
})

test('a good model is told as good, thing by thing', async () => {
  const [recipe] = goodRecipes(['tomatoes', 'eggs', 'basil'])
  server.willDo(
    { response: says('ready') },
    { response: writes(recipe) },
    { response: { toolCalls: [{ name: 'storage', arguments: '{"food":"spinach"}' }] } },
    { response: says('Five days.') },
  )
  const { said, code } = await doctor({ ...local, AI_PRICE: '0.1/0.5' })
  expect(code).toBe(0)
  for (const words of [
    'scripted at http',
    'JSON Schema',
    'passed our checks',
    'looks things up',
    '$0.1 in and $0.5 out',
  ])
    expect(said).toContain(words)
  expect(said).not.toMatch(/^(?:so-so|no) /m)
})

test('a wrong key is told as such, and the command fails', async () => {
  server.willDo({ response: { error: { message: 'Incorrect API key provided', type: 'x' }, status: 401 } })
  const { said, code } = await doctor({ ...local, AI_API_KEY: 'wrong' })
  expect([said, code]).toEqual([expect.stringMatching(/^no .*does not accept the key in AI_API_KEY/), 1])
})

test('a model that only chats is told as one to replace', async () => {
  server.willDo({ response: says('I love cooking! Tell me more.') })
  const { said, code } = await doctor(local)
  expect(code).toBe(1)
  expect(said).toContain('without a recipe in JSON')
  expect(said).toContain('did not call the function')
})
