import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock'
import type { ModelConfig } from '../config/config-model.ts'
import type { ModelAddress, ModelProvider } from '../platform/model/index.ts'

/** What a scripted model does with one request. */
export type Script = {
  /** The answer's text, calls of tools, or an error with its status. A function reads the request first. */
  readonly response: FixtureResponse | ((request: ChatCompletionRequest) => FixtureResponse)
  /** Milliseconds before each piece. */
  readonly latency?: number
  /** Characters of a piece. */
  readonly chunkSize?: number
  /** Breaks the connection after so many pieces. */
  readonly truncateAfterChunks?: number
  /** Breaks the connection after so many milliseconds. */
  readonly disconnectAfterMs?: number
}

/** A server that speaks the protocols of all providers and does what its script says. */
export type ModelServer = {
  /** Where a provider's protocol is spoken. */
  readonly address: (provider: ModelProvider) => ModelAddress
  /** The settings of an app that this model writes for; by the OpenAI-compatible protocol unless said otherwise. */
  readonly settings: (changed?: Partial<ModelConfig> & { readonly provider?: ModelProvider }) => ModelConfig
  /** What the model does from now on: one script a request in order, the last for all that follow. */
  readonly willDo: (...scripts: readonly Script[]) => void
  /** The requests since the last `willDo`, oldest first. */
  readonly requests: () => readonly ChatCompletionRequest[]
  readonly stop: () => Promise<void>
}

const paths: Record<ModelProvider, string> = {
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  'openai-compatible': '/v1',
}

/** Starts a scripted model on a free port. */
export async function startModelServer(): Promise<ModelServer> {
  const mock = await LLMock.create({ port: 0, logLevel: 'silent' })
  const address = (provider: ModelProvider): ModelAddress => ({
    provider,
    // A name that the library knows: what other models say is not heard until they have ended.
    name: provider === 'anthropic' ? 'claude-sonnet-5-5' : 'scripted',
    apiKey: 'a key that only the tests know',
    baseUrl: mock.url + paths[provider],
  })
  return {
    address,
    settings: ({ provider = 'openai-compatible', ...changed } = {}) => ({
      address: address(provider),
      seconds: 9,
      maxConcurrent: 4,
      price: undefined,
      mostPerMonth: undefined,
      ...changed,
    }),
    willDo(...scripts) {
      mock.clearFixtures()
      mock.clearRequests()
      mock.resetMatchCounts()
      let count = 0
      const last = scripts.length - 1
      for (const [index, { response, ...how }] of scripts.entries())
        mock.addFixture({
          match: { predicate: () => index === last || count === index },
          response: (request) => {
            count += 1
            return typeof response === 'function' ? response(request) : response
          },
          ...how,
        })
    },
    requests: () => mock.getRequests().map(({ body }) => body as ChatCompletionRequest),
    stop: () => mock.stop(),
  }
}
