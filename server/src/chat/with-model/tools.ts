import { recognise } from '@plotluck/kitchen'
import { answer, type Lookup } from '@plotluck/kitchen/answers'
import { jsonSchema, tool, type ToolSet } from 'ai'
import type { Question } from '../answer-question.ts'

/** What a tool found: words for the model, and what the kitchen looked up for it. */
type Found = { readonly text: string; readonly lookups: readonly Lookup[] }

const nothing: Found = { text: 'The kitchen has nothing on that.', lookups: [] }

/** The kitchen's questions about one food: what the tool is for, and how the kitchen is asked. */
const aboutFood: Record<string, readonly [description: string, ask: (food: string) => string]> = {
  storage: [
    'How a food keeps: where, how many days, the storage tip.',
    (food) => `How long does ${food} keep?`,
  ],
  substitutes: [
    'What to use instead of a food, with the ratio.',
    (food) => `What can I use instead of ${food}?`,
  ],
  safe_temperature: [
    'The safe inner temperature of a food.',
    (food) => `What is the safe internal temperature of ${food}?`,
  ],
  allergens: ['The allergens of a food, US 9 and EU 14.', (food) => `What allergens are in ${food}?`],
  nutrition: ['Nutrition of 100 g of a food.', (food) => `How many calories are in ${food}?`],
  season: ['When a food is in season.', (food) => `When is ${food} in season?`],
  goes_with: ['What goes well with a food.', (food) => `What goes well with ${food}?`],
}

/**
 * The kitchen's functions as tools of a model. Names of foods are the only thing read from a call, and only foods that the kitchen knows; a
 * person's own plan, saved recipes and cook log are theirs alone, plan and saved recipes for premium people only.
 */
export function createTools(question: Question, note: (lookups: readonly Lookup[]) => void): ToolSet {
  const told = ({ text, lookups }: Found): string => {
    note(lookups)
    return text
  }
  const foodTools = Object.entries(aboutFood).map(([name, [description, ask]]) => [
    name,
    tool({
      description,
      inputSchema: oneText('food', 'the name of one food'),
      execute: ({ food }) => told(askKitchen(food, ask, question)),
    }),
  ])
  return {
    ...Object.fromEntries(foodTools),
    convert: tool({
      description: 'Converts an amount of a food, e.g. "2 cups of flour", to grams or the other way.',
      inputSchema: oneText('amount', 'number, unit and food'),
      execute: ({ amount }) => told(askConversion(amount, question)),
    }),
    suggest: tool({
      description: "Three dishes from what the person has, by the kitchen's own recipes.",
      inputSchema: oneText('foods', 'names of foods, separated by commas'),
      execute: ({ foods }) => told(askForDishes(foods, question)),
    }),
    my_cooked_dishes: tool({
      description: 'What this person cooked lately, with their stars and notes.',
      inputSchema: noArguments,
      execute: async () => listed(await question.own.cookedLately()),
    }),
    ...(question.own.isPremium && ownTools(question)),
  }
}

const noArguments = jsonSchema<object>({ type: 'object', properties: {}, additionalProperties: false })

function ownTools({ own }: Question): ToolSet {
  return {
    my_plan: tool({
      description: 'The meals this person has planned for the next seven days.',
      inputSchema: noArguments,
      execute: async () => listed(await own.plannedMeals()),
    }),
    my_saved_recipes: tool({
      description: 'Titles of recipes this person has saved; all, or those with a word.',
      inputSchema: oneText('word', 'a word to look for, or empty'),
      execute: async ({ word }) => listed(await own.savedTitles(word.slice(0, 50))),
    }),
  }
}

const listed = (rows: readonly string[]): string => (rows.length > 0 ? rows.join('\n') : 'There are none.')

const oneText = <Name extends string>(name: Name, description: string) =>
  jsonSchema<Record<Name, string>>(
    {
      type: 'object',
      properties: { [name]: { type: 'string', description } },
      required: [name],
      additionalProperties: false,
    },
    { validate: (value) => textOf(value, name) },
  )

function textOf<Name extends string>(value: unknown, name: Name) {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === 'string'
    ? { success: true as const, value: { [name]: text } as Record<Name, string> }
    : { success: false as const, error: new Error(`${name} must be a text`) }
}

const nameOf = (text: string): string | null => {
  const found = recognise(text.slice(0, 50))
  return found.kind === 'food' ? found.food : null
}

function askKitchen(text: string, ask: (food: string) => string, question: Question): Found {
  const food = nameOf(text)
  return food === null ? nothing : answer(ask(food), { ...contextOf(question), previous: [] })
}

function askConversion(amount: string, question: Question): Found {
  const plain = amount.replaceAll(/[^\p{L}\d\s./,½¼¾⅓⅔-]/gu, ' ').slice(0, 80)
  const said = answer(`How many grams is ${plain}?`, { ...contextOf(question), previous: [] })
  return said.topic === 'conversion' ? said : nothing
}

function askForDishes(text: string, question: Question): Found {
  const foods = text.split(',').flatMap((each) => nameOf(each) ?? [])
  if (foods.length === 0) return nothing
  return answer(`What can I make with ${foods.slice(0, 20).join(', ')}?`, {
    ...contextOf(question),
    previous: [],
  })
}

const contextOf = ({ today, seed, basket, household }: Question) => ({
  today,
  seed,
  basket,
  ...(household && { household }),
})
