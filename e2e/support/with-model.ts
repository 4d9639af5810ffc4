import { type ModelServer, startModelServer } from '@plotluck/server/testing/model'
import { serve } from './serve.ts'
import { test as base } from './test.ts'

type Model = { readonly model: ModelServer; readonly address: string }

/** A test against a server of its own whose recipes and answers a scripted model writes, one call at a time. */
export const test = base.extend<{ model: ModelServer }, { served: Model }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const model = await startModelServer()
      const { address, stop } = await serve(settingsOf(model))
      await use({ model, address })
      await stop()
      await model.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ served }, use) => use(served.address),
  model: ({ served }, use) => use(served.model),
})

function settingsOf(model: ModelServer): Readonly<Record<string, string>> {
  const { baseUrl = '', name } = model.address('openai-compatible')
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: name,
    AI_BASE_URL: baseUrl,
    AI_SECONDS: '20',
    AI_AT_ONCE: '1',
    AI_PRICE: '1/1',
    // What the whole file of journeys may cost; the last of them passes it.
    AI_MONTHLY_LIMIT: '0.1',
  }
}
