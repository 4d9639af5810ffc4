import type { FixtureResponse } from '@copilotkit/aimock'
import { type CheckedRecipe, suggest } from '@plotluck/kitchen'
import type { Script } from './model-server.ts'

/** The basket that the scripted answers are written for. */
export const modelBasket: readonly string[] = ['tomatoes', 'zucchini', 'basil', 'chickpeas', 'eggs', 'rice']

/** A recipe as a model writes it. */
export type WireRecipe = {
  readonly title: string
  readonly servings: number
  readonly difficulty: string
  readonly ingredients: readonly string[]
  readonly steps: readonly { readonly text: string; readonly minutes: number }[]
}

const asWritten = ({ title, servings, difficulty, ingredients, steps }: CheckedRecipe): WireRecipe => ({
  title,
  servings,
  difficulty,
  ingredients,
  steps,
})

/** Three recipes for a basket as a good model writes them: the kitchen's, of another seed than any generation has. */
export function goodRecipes(
  basket: readonly string[] = modelBasket,
  seed = 20_261_121,
): readonly WireRecipe[] {
  const suggestion = suggest({ ingredients: basket }, { seed, today: '2026-07-15' })
  if (!suggestion.ok) throw new Error(suggestion.failure.message)
  return suggestion.recipes.map(asWritten)
}

/** An answer of this text. The counts of tokens stand in the fields of every protocol. */
export const says = (content: string): FixtureResponse => ({
  content,
  usage: {
    prompt_tokens: 700,
    completion_tokens: 1500,
    input_tokens: 700,
    output_tokens: 1500,
    promptTokenCount: 700,
    candidatesTokenCount: 1500,
  },
})

/** An answer that holds these recipes. */
export const writes = (...recipes: readonly unknown[]): FixtureResponse => says(JSON.stringify({ recipes }))

const fails = (status: number, message: string, retryAfter?: number): FixtureResponse => ({
  error: { message, type: 'scripted' },
  status,
  ...(retryAfter !== undefined && { retryAfter }),
})

/** One fault of a model and what a person gets all the same: how many of the three recipes are the model's, the rest being the kitchen's. */
export type ModelCase = {
  readonly name: string
  readonly scripts: readonly Script[]
  readonly byModel: number
  /** How a call of it stands in the accounts. */
  readonly outcome: string
}

type Drafts = {
  readonly one: WireRecipe
  readonly two: WireRecipe
  readonly three: WireRecipe
  readonly other: WireRecipe
}

const script = (response: FixtureResponse, how: Omit<Script, 'response'> = {}): Script => ({
  response,
  ...how,
})

/** Every fault a model or its server is known for. */
export function modelCases(): readonly ModelCase[] {
  const [one, two, three] = goodRecipes() as [WireRecipe, WireRecipe, WireRecipe]
  const [other] = goodRecipes(modelBasket, 77) as [WireRecipe, ...WireRecipe[]]
  const drafts = { one, two, three, other }
  return [...countCases(drafts), ...formCases(drafts), ...safetyCases(drafts), ...serverCases(drafts)]
}

/** A recipe that takes seconds to write. */
const endless = (recipe: WireRecipe): WireRecipe => ({
  ...recipe,
  steps: Array.from({ length: 60 }, () => recipe.steps).flat(),
})

function countCases({ one, two, three, other }: Drafts): readonly ModelCase[] {
  return [
    { name: 'three good recipes', scripts: [script(writes(one, two, three))], byModel: 3, outcome: 'ok' },
    {
      name: 'two of three, the third when asked again',
      scripts: [script(writes(one, two)), script(writes(three))],
      byModel: 3,
      outcome: 'ok',
    },
    { name: 'two of three, twice', scripts: [script(writes(one, two))], byModel: 2, outcome: 'ok' },
    {
      name: 'four of three',
      // So long that the fourth is still being written when it is stopped.
      scripts: [script(writes(one, two, three, endless(other)), { latency: 20, chunkSize: 300 })],
      byModel: 3,
      outcome: 'stopped',
    },
    {
      name: 'the same dish three times',
      scripts: [script(writes(one, one, one))],
      byModel: 1,
      outcome: 'ok',
    },
  ]
}

function formCases({ one, two, three, other }: Drafts): readonly ModelCase[] {
  const text = JSON.stringify({ recipes: [one, two, three] }, null, 2)
  const half = text.slice(0, text.indexOf(`"title": ${JSON.stringify(two.title)}`) + 60)
  return [
    {
      name: 'prose around the JSON',
      scripts: [script(says(`Here you are, "chef"!\n\n\`\`\`json\n${text}\n\`\`\`\nEnjoy {it}!`))],
      byModel: 3,
      outcome: 'ok',
    },
    {
      name: 'a list without a wrapper',
      scripts: [script(says(JSON.stringify([one, two, three])))],
      byModel: 3,
      outcome: 'ok',
    },
    {
      name: 'one recipe malformed, good when asked again',
      scripts: [script(says(text.replace('"servings"', 'servings"'))), script(writes(other))],
      byModel: 3,
      outcome: 'ok',
    },
    {
      name: 'malformed twice',
      scripts: [script(says('{"recipes": [{"title": "Half'))],
      byModel: 0,
      outcome: 'ok',
    },
    {
      name: 'no JSON at all',
      scripts: [script(says('I would love to cook with you! What do you fancy?'))],
      byModel: 0,
      outcome: 'ok',
    },
    { name: 'an empty answer', scripts: [script(says(''))], byModel: 0, outcome: 'ok' },
    {
      name: 'cut at the limit of tokens, good when asked again',
      scripts: [script({ ...says(half), finishReason: 'length' }), script(writes(two, three))],
      byModel: 3,
      outcome: 'ok',
    },
    {
      name: 'wrong types',
      scripts: [script(writes({ ...one, servings: {}, steps: 7 }, { ...two, ingredients: null }, 'three'))],
      byModel: 0,
      outcome: 'ok',
    },
    {
      name: 'digits as text',
      scripts: [script(writes({ ...one, servings: String(one.servings) }, two, three))],
      byModel: 3,
      outcome: 'ok',
    },
  ]
}

function safetyCases({ one, two, three }: Drafts): readonly ModelCase[] {
  const unsafe = {
    ...one,
    title: 'Pink Chicken with Tomatoes',
    ingredients: ['500 g chicken breast', '3 tomatoes', '1 tbsp olive oil'],
    steps: [
      {
        text: 'Fry the chicken breast in the olive oil with the tomatoes for 2 minutes, until it is still pink inside at 45 °C (113 °F).',
        minutes: 2,
      },
    ],
  }
  return [
    {
      name: 'unsafe, good when asked again',
      scripts: [script(writes(unsafe, two, three)), script(writes(one))],
      byModel: 3,
      outcome: 'ok',
    },
    { name: 'unsafe twice', scripts: [script(writes(unsafe))], byModel: 0, outcome: 'ok' },
  ]
}

function serverCases({ one, two, three }: Drafts): readonly ModelCase[] {
  const all = writes(one, two, three)
  return [
    {
      name: '401, a wrong key',
      scripts: [script(fails(401, 'Incorrect API key provided'))],
      byModel: 0,
      outcome: 'wrong-key',
    },
    {
      name: '404, no such model',
      scripts: [script(fails(404, 'The model does not exist'))],
      byModel: 0,
      outcome: 'unknown-model',
    },
    {
      name: '429 with Retry-After, then good',
      scripts: [script(fails(429, 'Slow down', 1)), script(all)],
      byModel: 3,
      outcome: 'ok',
    },
    { name: '429 for ever', scripts: [script(fails(429, 'Slow down', 1))], byModel: 0, outcome: 'too-many' },
    {
      name: '500, then good',
      scripts: [script(fails(500, 'Internal error')), script(all)],
      byModel: 3,
      outcome: 'ok',
    },
    { name: '500 for ever', scripts: [script(fails(500, 'Internal error'))], byModel: 0, outcome: 'broken' },
    {
      name: 'a slow drip that ends in time',
      scripts: [script(all, { latency: 8, chunkSize: 120 })],
      byModel: 3,
      outcome: 'ok',
    },
    {
      name: 'a slow drip that does not',
      scripts: [script(all, { latency: 400, chunkSize: 20 })],
      byModel: 0,
      outcome: 'too-slow',
    },
    {
      name: 'broken off in the first recipe, good when asked again',
      scripts: [script(all, { latency: 40, chunkSize: 60, truncateAfterChunks: 12 }), script(all)],
      byModel: 3,
      outcome: 'ok',
    },
    {
      name: 'broken off at once, every time',
      scripts: [script(all, { disconnectAfterMs: 1, latency: 50 })],
      byModel: 0,
      outcome: 'unreachable',
    },
    { name: 'silence', scripts: [script(all, { latency: 60_000 })], byModel: 0, outcome: 'too-slow' },
  ]
}
