import { jsonSchema, tool } from 'ai'
import { readModelConfig } from '../config/config-model.ts'
import type { Environment } from '../config/config.ts'
import {
  type OutputMode,
  type CallEnd,
  createModel,
  listPrice,
  type Model,
  type ModelCall,
} from '../platform/model/index.ts'
import { askFor, instructions } from '../recipes/with-model/brief.ts'
import { judge } from '../recipes/with-model/judge.ts'
import { objectsIn } from '../recipes/with-model/read-objects.ts'
import { answerSchema } from '../recipes/with-model/wire-recipe.ts'
import { calendarDate } from '../platform/clock.ts'

/** One thing the doctor looked at, in a sentence for the operator. `bad` stands in the way; `so-so` works, but less well. */
export type Diagnosis = { readonly state: 'good' | 'so-so' | 'bad'; readonly text: string }

/**
 * Tries the model that the settings name: whether it answers and how fast, what forms of answer it can be held to, whether it looks things up,
 * whether its recipe passes our checks, and what it costs. Makes three short calls. Stops at the first thing that stands in the way.
 */
export async function* examine(environment: Environment): AsyncGenerator<Diagnosis, void> {
  const mistakes: string[] = []
  const config = readModelConfig(environment, mistakes)
  for (const text of mistakes) yield bad(text)
  if (mistakes.length > 0) return
  if (!config)
    return yield good('No model is configured. The built-in kitchen writes the recipes and answers.')
  const { address, seconds } = config
  const model = createModel(address)
  const greeting = await ask(model, { instructions: 'Answer with the one word: ready', messages: hello })
  if (greeting.end.fault) return yield bad(greeting.end.fault.message)
  const place = address.baseUrl ?? address.provider
  yield good(`${address.name} at ${place} answers: first word after ${inSeconds(greeting.firstMs)}.`)
  yield* examineRecipe(model, seconds)
  yield await examineTools(model)
  yield priceOf(address.name, config.price)
}

const hello = [{ role: 'user' as const, content: 'Are you ready?' }]
const good = (text: string): Diagnosis => ({ state: 'good', text })
const soSo = (text: string): Diagnosis => ({ state: 'so-so', text })
const bad = (text: string): Diagnosis => ({ state: 'bad', text })
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const limits = {
  maxTokens: 4_000,
  timeoutMs: 60_000,
  idleTimeoutMs: 30_000,
  signal: new AbortController().signal,
}

type Asked = {
  readonly text: string
  readonly end: CallEnd
  readonly firstMs: number
  readonly tookMs: number
}

async function ask(
  model: Model,
  call: Pick<ModelCall, 'instructions' | 'messages'> & Partial<ModelCall>,
): Promise<Asked> {
  const start = performance.now()
  const answer = model.stream({ ...limits, ...call })
  let [text, firstMs, next] = ['', Number.NaN, await answer.next()]
  for (; !next.done; next = await answer.next()) {
    if (Number.isNaN(firstMs)) firstMs = performance.now() - start
    text += next.value
  }
  return { text, end: next.value, firstMs, tookMs: performance.now() - start }
}

const basket = { ingredients: ['tomatoes', 'eggs', 'basil'] }
const dish = [
  {
    name: 'Tomato and Basil Frittata',
    foods: ['tomato', 'egg', 'fresh basil'],
    servings: 4,
    parts: ['6 eggs', '300 g tomatoes', '1/4 cup basil leaves', '1 tbsp olive oil', 'salt, to taste'],
  },
]

const forms: Record<OutputMode, Diagnosis> = {
  json_schema: good('It can be held to a JSON Schema.'),
  json_object: soSo('It knows no JSON Schema, but answers in JSON when asked to. That works.'),
  text: soSo(
    'It knows no form of answer, so it is asked for JSON in words. Expect some recipes to be asked for twice.',
  ),
}

async function* examineRecipe(model: Model, seconds: number): AsyncGenerator<Diagnosis, void> {
  const { text, end, tookMs } = await ask(model, {
    instructions,
    messages: [askFor(dish, basket)],
    schema: answerSchema,
  })
  if (end.fault) return yield bad(end.fault.message)
  yield forms[end.mode]
  yield await judgeText(text, end)
  const three = tookMs * 3
  if (three < seconds * 1000)
    yield good(`One recipe took ${inSeconds(tookMs)}: three come in time (${seconds} s).`)
  else
    yield soSo(
      `One recipe took ${inSeconds(tookMs)}, so three take longer than the ${seconds} s a person waits; the kitchen writes the rest. AI_SECONDS can be up to 110, or choose a quicker model.`,
    )
}

async function judgeText(text: string, end: CallEnd): Promise<Diagnosis> {
  async function* whole(): AsyncGenerator<string, CallEnd> {
    yield text
    return end
  }
  for await (const found of objectsIn(whole())) {
    if (found.kind !== 'whole') continue
    const judged = judge(found.value, basket, [])
    return judged.ok
      ? good(`Its recipe passed our checks: ${judged.recipe.title}.`)
      : soSo(`Its recipe did not pass our checks, and would be asked for again: ${judged.reasons.join(' ')}`)
  }
  return bad('It answered without a recipe in JSON. Choose a model that follows instructions better.')
}

async function examineTools(model: Model): Promise<Diagnosis> {
  let wasCalled = false
  const storage = tool({
    description: 'How long a food keeps.',
    inputSchema: jsonSchema<object>({
      type: 'object',
      properties: { food: { type: 'string' } },
      required: ['food'],
    }),
    execute: () => {
      wasCalled = true
      return '5 days in the fridge.'
    },
  })
  const { end } = await ask(model, {
    instructions: 'Look up storage times with the tool storage.',
    messages: [{ role: 'user', content: 'How long does spinach keep?' }],
    tools: { storage },
    maxSteps: 3,
  })
  if (wasCalled && !end.fault) return good('It looks things up with the functions it is given.')
  return soSo(
    'It did not call the function it was given. Harvest then answers from what the kitchen says of the question.',
  )
}

function priceOf(
  name: string,
  own: { readonly input: number; readonly output: number } | undefined,
): Diagnosis {
  if (own) return good(`It costs $${own.input} in and $${own.output} out for a million tokens (AI_PRICE).`)
  const known = listPrice(name, calendarDate(new Date()))
  return known
    ? good(
        `It costs $${known.input} in and $${known.output} out for a million tokens (list price, read ${known.read} at ${known.source}).`,
      )
    : soSo('Its price is not known here, so costs are not added up. Example: AI_PRICE=0.10/0.50')
}
