import { expect, test } from 'vitest'
import { readModelConfig } from './config-model.ts'

function read(environment: Record<string, string>) {
  const mistakes: string[] = []
  return { config: readModelConfig(environment, mistakes), mistakes }
}

const local = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'llama3.2',
  AI_BASE_URL: 'http://localhost:11434/v1/',
}

test('without AI_PROVIDER there is no model', () => {
  expect(read({})).toEqual({ config: undefined, mistakes: [] })
})

test('a local server needs no key', () => {
  const { config, mistakes } = read(local)
  expect(mistakes).toEqual([])
  expect(config).toMatchObject({
    address: { provider: 'openai-compatible', name: 'llama3.2', baseUrl: 'http://localhost:11434/v1' },
    seconds: 45,
    maxConcurrent: 4,
  })
})

test.each<[Record<string, string>, string]>([
  [{ AI_MODEL: 'gpt-5.6-luna' }, 'AI_MODEL is set, but AI_PROVIDER is not. Example: AI_PROVIDER=openai'],
  [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER is "skynet", which does not work.'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5.6-luna' }, 'AI_PROVIDER=openai needs AI_API_KEY.'],
  [
    { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' },
    'AI_PROVIDER=anthropic needs AI_MODEL. Example: AI_MODEL=claude-haiku-5-5',
  ],
  [{ ...local, AI_BASE_URL: '' }, 'AI_PROVIDER=openai-compatible needs AI_BASE_URL.'],
  [{ ...local, AI_BASE_URL: 'localhost:11434' }, 'AI_BASE_URL is "localhost:11434", which does not work.'],
  [{ ...local, AI_SECONDS: '4' }, 'AI_SECONDS is "4", which does not work: a number from 5 to 110.'],
  [{ ...local, AI_AT_ONCE: 'many' }, 'AI_AT_ONCE is "many", which does not work'],
  [{ ...local, AI_PRICE: 'cheap' }, 'AI_PRICE is "cheap", which does not work'],
  [{ ...local, AI_MONTHLY_LIMIT: '20' }, 'AI_MONTHLY_LIMIT needs to know what llama3.2 costs'],
])('%o is a mistake that is told with what works', (environment, words) => {
  expect(read(environment).mistakes.join('\n')).toContain(words)
})

test('a ceiling works with a list price or with a price of its own', () => {
  const paid = {
    AI_PROVIDER: 'anthropic',
    AI_MODEL: 'claude-haiku-5-5',
    AI_API_KEY: 'k',
    AI_MONTHLY_LIMIT: '20',
  }
  expect(read(paid)).toMatchObject({ config: { mostPerMonth: 20, price: undefined }, mistakes: [] })
  const own = { ...local, AI_PRICE: '0.10/0.50', AI_MONTHLY_LIMIT: '2.5' }
  expect(read(own)).toMatchObject({
    config: { mostPerMonth: 2.5, price: { input: 0.1, output: 0.5 } },
    mistakes: [],
  })
})
