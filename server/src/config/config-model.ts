import { type ModelAddress, type ModelProvider, modelProviders } from '../platform/model/model.ts'
import { listPrice, type Price } from '../platform/model/prices.ts'

/** A model and what it may take: seconds of a generation, calls at once, dollars a month. */
export type ModelConfig = {
  readonly address: ModelAddress
  readonly seconds: number
  readonly maxConcurrent: number
  /** What the operator says it costs; undefined: the list price, where one is known. */
  readonly price: Price | undefined
  readonly mostPerMonth: number | undefined
}

const examples: Record<ModelProvider, string> = {
  openai: 'gpt-5.6-luna',
  anthropic: 'claude-haiku-5-5',
  google: 'gemini-3.5-flash-lite',
  'openai-compatible': 'llama3.2',
}

/** Reads AI_*. Without AI_PROVIDER there is no model; a setting that then has no use is a mistake. */
export function readModelConfig(
  environment: Readonly<Record<string, string | undefined>>,
  mistakes: string[],
): ModelConfig | undefined {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const provider = text('AI_PROVIDER')
  if (provider === undefined) {
    for (const name of names)
      if (text(name)) mistakes.push(`${name} is set, but AI_PROVIDER is not. Example: AI_PROVIDER=openai`)
    return undefined
  }
  if (!isProvider(provider)) {
    mistakes.push(
      `AI_PROVIDER is "${provider}", which does not work. It can be ${modelProviders.join(', ')}.`,
    )
    return undefined
  }
  const config = {
    address: readAddress(provider, text, mistakes),
    seconds: readNumber(text, 'AI_SECONDS', { least: 5, most: 110, example: '45' }, mistakes) ?? 45,
    maxConcurrent: readNumber(text, 'AI_AT_ONCE', { least: 1, most: 100, example: '4' }, mistakes) ?? 4,
    price: readPrice(text('AI_PRICE'), mistakes),
    mostPerMonth: readNumber(text, 'AI_MONTHLY_LIMIT', { least: 0.01, most: 1e6, example: '20' }, mistakes),
  }
  checkCeiling(config, mistakes)
  return config
}

const names = [
  'AI_MODEL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_SECONDS',
  'AI_AT_ONCE',
  'AI_PRICE',
  'AI_MONTHLY_LIMIT',
]

const isProvider = (text: string): text is ModelProvider =>
  (modelProviders as readonly string[]).includes(text)

type ReadText = (name: string) => string | undefined

function readAddress(provider: ModelProvider, text: ReadText, mistakes: string[]): ModelAddress {
  const isCompatible = provider === 'openai-compatible'
  const [name, apiKey, baseUrl] = [text('AI_MODEL'), text('AI_API_KEY'), text('AI_BASE_URL')]
  const needs = (what: string, example: string): void =>
    void mistakes.push(`AI_PROVIDER=${provider} needs ${what}. Example: ${what}=${example}`)
  if (!name) needs('AI_MODEL', examples[provider])
  if (!apiKey && !isCompatible) needs('AI_API_KEY', 'the-key-of-your-account')
  if (!baseUrl && isCompatible) needs('AI_BASE_URL', 'http://localhost:11434/v1')
  if (baseUrl && !/^https?:\/\/[^/]/.test(baseUrl))
    mistakes.push(
      `AI_BASE_URL is "${baseUrl}", which does not work. Example: AI_BASE_URL=http://localhost:11434/v1`,
    )
  return { provider, name: name ?? '', apiKey, baseUrl: baseUrl?.replace(/\/+$/, '') }
}

type Bounds = { readonly least: number; readonly most: number; readonly example: string }

function readNumber(
  text: ReadText,
  name: string,
  { least, most, example }: Bounds,
  mistakes: string[],
): number | undefined {
  const given = text(name)
  if (given === undefined) return undefined
  const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : NaN
  if (value >= least && value <= most) return value
  mistakes.push(
    `${name} is "${given}", which does not work: a number from ${least} to ${most}. Example: ${name}=${example}`,
  )
  return undefined
}

function readPrice(given: string | undefined, mistakes: string[]): Price | undefined {
  if (given === undefined) return undefined
  const [, input, output] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(given) ?? []
  if (input !== undefined && output !== undefined) return { input: Number(input), output: Number(output) }
  mistakes.push(
    `AI_PRICE is "${given}", which does not work: dollars for a million tokens in and out. Example: AI_PRICE=0.10/0.50`,
  )
  return undefined
}

function checkCeiling({ mostPerMonth, price, address }: ModelConfig, mistakes: string[]): void {
  if (mostPerMonth === undefined || price || listPrice(address.name)) return
  mistakes.push(
    `AI_MONTHLY_LIMIT needs to know what ${address.name} costs, in dollars for a million tokens in and out. Example: AI_PRICE=0.10/0.50`,
  )
}
