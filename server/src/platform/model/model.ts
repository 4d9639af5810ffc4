import type { ToolSet } from 'ai'

/** The protocols a model can be reached by. `openai-compatible` is any server that speaks OpenAI's chat protocol. */
export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** Where a model is. `baseUrl` is required for `openai-compatible`, and elsewhere replaces the provider's own address. */
export type ModelAddress = {
  readonly provider: ModelProvider
  readonly name: string
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
}

/** Names and addresses of this machine, and of the networks of a house (RFC 1918). */
const nearHosts =
  /^(?:localhost|host\.docker\.internal|\[::1\]|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|[^.]+|.*\.local)$/

/** True where the model runs on this machine or beside it: seldom a large one, and seldom several at once. */
export function isLocal({ provider, baseUrl }: ModelAddress): boolean {
  if (provider !== 'openai-compatible' || baseUrl === undefined || !URL.canParse(baseUrl)) return false
  return nearHosts.test(new URL(baseUrl).hostname)
}

/** How strictly a server can be held to a form of answer, strictest first. */
export const outputModes = ['json_schema', 'json_object', 'text'] as const
export type OutputMode = (typeof outputModes)[number]

export type Message = { readonly role: 'user' | 'assistant'; readonly content: string }

/** One call of a model. */
export type ModelCall = {
  readonly instructions: string
  readonly messages: readonly Message[]
  /** The JSON Schema of the answer; without one the answer is prose. It stands in `instructions` too, for servers that do not read it. */
  readonly schema?: object
  /** Functions the model may call, and how many times it may go on after their results. */
  readonly tools?: ToolSet
  readonly maxSteps?: number
  /** A text that is far longer than these can be is stopped: `endless`. */
  readonly maxTokens: number
  /** Milliseconds for the whole call. */
  readonly timeoutMs: number
  /** Milliseconds without a word, from the request on, after which the call counts as hanging. */
  readonly idleTimeoutMs: number
  /** Aborted when nobody wants the answer any more. */
  readonly signal: AbortSignal
}

/** Why a model gave no whole answer. `message` is for the operator. */
export type ModelFault = { readonly code: FaultCode; readonly message: string }
export type FaultCode =
  | 'wrong-key'
  | 'unknown-model'
  | 'too-many'
  | 'refused'
  | 'broken'
  | 'cut-off'
  | 'endless'
  | 'unreachable'
  | 'too-slow'
  | 'stopped'

/** How a call ended. Tokens are null where the server did not say. `isCut`: the model reached its limit of tokens. */
export type CallEnd = {
  readonly fault: ModelFault | null
  readonly isCut: boolean
  readonly mode: OutputMode
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/** A configured model. `stream` gives the answer's text as it comes and returns how the call ended; it never throws. */
export type Model = {
  readonly address: ModelAddress
  readonly stream: (call: ModelCall) => AsyncGenerator<string, CallEnd>
}
