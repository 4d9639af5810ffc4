/** US dollars for a million tokens. */
export type Price = { readonly input: number; readonly output: number }

type KnownPrice = Price & {
  /** How the provider names the model; a longer name that begins so (a dated version) is the same model. */
  readonly name: string
  readonly source: string
  /** The day on which the source was read, YYYY-MM-DD. */
  readonly read: string
  /** The last day of the price, YYYY-MM-DD, where the source names one. */
  readonly until?: string
}

const anthropic = 'https://platform.claude.com/docs/about-claude/models/whats-new-opus-5'
const google = 'https://ai.google.dev/gemini-api/docs/pricing'
const openai = 'https://developers.openai.com/api/docs/models'

/**
 * List prices of standard calls with short prompts, which ours are. Prices move: AI_PRICE overrides them, and a model that is not here has
 * no price until AI_PRICE names one.
 */
export const knownPrices: readonly KnownPrice[] = [
  { name: 'claude-opus-5-5', input: 4, output: 20, source: anthropic, read: '2026-11-21' },
  { name: 'claude-sonnet-5-5', input: 2, output: 10, source: anthropic, read: '2026-11-21' },
  { name: 'claude-haiku-5-5', input: 0.1, output: 0.5, source: anthropic, read: '2026-11-21' },
  { name: 'gpt-5.6-luna', input: 0.2, output: 1.2, source: `${openai}/gpt-5.6-luna`, read: '2026-11-21' },
  {
    name: 'gemini-3.8-flash',
    input: 0.75,
    output: 3.75,
    source: google,
    read: '2026-10-07',
    until: '2026-12-31',
  },
  { name: 'gemini-3.8-flash', input: 1.5, output: 7.5, source: google, read: '2026-10-07' },
  { name: 'gemini-3.5-flash-lite', input: 0.3, output: 2.5, source: google, read: '2026-10-07' },
  { name: 'gemini-3.5-flash', input: 1.5, output: 9, source: google, read: '2026-10-07' },
]

/** The list price of a model on a day (YYYY-MM-DD; without one, the latest) and where it was read, where one is known. */
export function listPrice(model: string, day = '9999'): KnownPrice | undefined {
  return knownPrices.find(
    ({ name, until }) => model.startsWith(name) && (until === undefined || day <= until),
  )
}

/** What a call cost in millionths of a dollar, rounded up, so that a ceiling is never passed by rounding. */
export const costOf = ({ input, output }: Price, inputTokens: number, outputTokens: number): number =>
  Math.ceil(inputTokens * input + outputTokens * output)
