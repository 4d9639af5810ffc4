import type { GenerateAnswer } from '@plotluck/contract'
import { review } from '@plotluck/kitchen'
import { afterAll, expect, test } from 'vitest'
import {
  goodRecipes,
  modelBasket,
  readJson,
  says,
  startModelServer,
  testApp,
  type TestUser,
  type WireRecipe,
} from '../../testing/index.ts'
import { modelProviders } from '../../platform/model/index.ts'
import { exampleRecipe } from './example.ts'
import { readRecipe } from './wire-recipe.ts'
import { judge } from './judge.ts'

const lineParts = (line: string) => {
  const [, amount = '', unit = '', food = line] =
    /^([\d./½¼¾]+(?: [\d/]+)?)? ?(?:(g|ml|tbsp|tsp|cups?|l|kg) )?(.*)$/.exec(line) ?? []
  return { amount, unit, food }
}
const joined = (recipes: readonly unknown[]): string => JSON.stringify({ recipes })
type Write = (recipes: readonly WireRecipe[]) => string
const each =
  (change: (recipe: WireRecipe) => unknown): Write =>
  (recipes) =>
    joined(recipes.map(change))
const step = (change: (text: string, minutes: number, index: number) => unknown): Write =>
  each((recipe) => ({
    ...recipe,
    steps: recipe.steps.map(({ text, minutes }, index) => change(text, minutes, index)),
  }))
const line = (change: (line: string) => unknown): Write =>
  each((recipe) => ({ ...recipe, ingredients: recipe.ingredients.map(change) }))
const fenced = (text: string): string => `\`\`\`json\n${text}\n\`\`\``

/** How models write what was asked for: JSON modes of large ones, habits of small ones run at home. */
const variants: Readonly<Record<string, Write>> = {
  'minutes with their unit': step((text, minutes) => ({ text, minutes: `${minutes} minutes` })),
  'minutes as a span': step((text, minutes) => ({
    text,
    minutes: `${Math.max(1, minutes - 2)}-${minutes} min`,
  })),
  'minutes as digits in a text': step((text, minutes) => ({ text, minutes: String(minutes) })),
  'minutes with a fraction': step((text, minutes) => ({ text, minutes: minutes + 0.5 })),
  'minutes as an ISO duration': step((text, minutes) => ({ text, minutes: `PT${minutes}M` })),
  'minutes null': step((text) => ({ text, minutes: null })),
  'steps as texts': step((text) => text),
  'steps as numbered texts': step((text, _, index) => `${index + 1}. ${text}`),
  'steps headed by their number': step((text, _, index) => `Step ${index + 1}: ${text}`),
  'steps as objects with a number': step((instruction, duration, index) => ({
    step: index + 1,
    instruction,
    duration,
  })),
  'steps as objects of a description': step((description, time_minutes, index) => ({
    step_number: index + 1,
    description,
    time_minutes,
  })),
  'steps as one text': each((recipe) => ({
    ...recipe,
    steps: recipe.steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
  })),
  'steps by their number': each(({ steps, ...recipe }) => ({
    ...recipe,
    instructions: Object.fromEntries(steps.map(({ text }, index) => [`step${index + 1}`, text])),
  })),
  'lines as objects of name, quantity and unit': line((text) => {
    const { amount, unit, food } = lineParts(text)
    return { name: food, quantity: amount, unit }
  }),
  'lines as objects with numbers and empty units': line((text) => {
    const { amount, unit, food } = lineParts(text)
    return { item: food, amount: Number(amount) || (amount === '' ? null : amount), unit: unit || null }
  }),
  'lines as objects with an amount of both': line((text) => {
    const { amount, unit, food } = lineParts(text)
    return { ingredient: food, amount: `${amount} ${unit}`.trim(), notes: '' }
  }),
  'lines by the name of the food': each((recipe) => ({
    ...recipe,
    ingredients: Object.fromEntries(
      recipe.ingredients.map((text) => {
        const { amount, unit, food } = lineParts(text)
        return [food, `${amount} ${unit}`.trim()]
      }),
    ),
  })),
  'lines in groups': each((recipe) => ({
    ...recipe,
    ingredients: [
      { section: 'Main', items: recipe.ingredients.slice(0, 2) },
      { section: 'The rest', items: recipe.ingredients.slice(2) },
    ],
  })),
  'lines with bullets': line((text) => `- ${text}`),
  'difficulty in small letters': each((recipe) => ({
    ...recipe,
    difficulty: recipe.difficulty.toLowerCase(),
  })),
  'difficulty in another word': each((recipe) => ({ ...recipe, difficulty: 'Beginner-friendly' })),
  'difficulty null': each((recipe) => ({ ...recipe, difficulty: null })),
  'servings null': each((recipe) => ({ ...recipe, servings: null })),
  'no servings': each(({ title, difficulty, ingredients, steps }) => ({
    title,
    difficulty,
    ingredients,
    steps,
  })),
  'servings in words': each((recipe) => ({ ...recipe, servings: `Serves ${recipe.servings}` })),
  'servings as a span': each((recipe) => ({
    ...recipe,
    servings: `${recipe.servings}-${recipe.servings + 2} people`,
  })),
  'fields that nobody asked for': each((recipe) => ({
    ...recipe,
    prep_time: '20 minutes',
    nutrition: { calories: 12 },
    tags: ['quick'],
    notes: null,
    image_prompt: 'a bowl',
  })),
  'other names of the fields': each(({ title, ingredients, steps, ...rest }) => ({
    ...rest,
    recipeName: title,
    Ingredients: ingredients,
    directions: steps,
  })),
  'a recipe under its name': (recipes) =>
    JSON.stringify({ recipes: Object.fromEntries(recipes.map(({ title, ...rest }) => [title, rest])) }),
  'code fences': (recipes) => fenced(joined(recipes)),
  'a fence for each': (recipes) =>
    recipes.map((recipe) => fenced(JSON.stringify(recipe, null, 2))).join('\n\nNext:\n'),
  'words before and after': (recipes) => `Sure! Here are your recipes:\n${joined(recipes)}\nEnjoy!`,
  'thoughts before it': (recipes) => `<think>The user wants {three} recipes.</think>\n${joined(recipes)}`,
  'a comma too many': (recipes) =>
    joined(recipes).replaceAll('],"steps"', ',],"steps"').replaceAll(']}', ',]}'),
  'one recipe without a list': (recipes) => recipes.map((recipe) => JSON.stringify({ recipe })).join('\n'),
}

const server = await startModelServer()
afterAll(() => server.stop())
const kitchens: { readonly provider: string; readonly cook: TestUser }[] = []
for (const provider of modelProviders) {
  const app = await testApp({ model: server.settings({ provider }) })
  const cook = await app.as('Ana')
  await app.makePremium(cook)
  kitchens.push({ provider, cook })
}
const request = { ingredients: modelBasket }

test('there are at least 25 forms', () => {
  expect(Object.keys(variants).length).toBeGreaterThanOrEqual(25)
})

test.each(Object.entries(variants))(
  'a model that writes %s: its three recipes are taken, by every protocol',
  async (_name, write) => {
    server.willDo({ response: says(write(goodRecipes())) })
    for (const { provider, cook } of kitchens) {
      const { recipes } = await readJson<GenerateAnswer>(cook.post('/api/generate-recipes', request))
      expect([provider, recipes.map(({ writtenBy }) => writtenBy)]).toEqual([
        provider,
        Array(3).fill('model'),
      ])
      for (const recipe of recipes) expect(review(recipe, request).verdict).not.toBe('refused')
    }
  },
)

const stew = {
  title: 'Zucchini Stew',
  servings: '4 people',
  difficulty: 'moderate',
  ingredients: [
    { name: 'zucchini', quantity: 0.5, unit: 'kg', preparation: 'sliced' },
    { name: 'salt', amount: 'to taste' },
    { food: 'eggs', quantity: 2, unit: 'pieces' },
    { name: 'basil', quantity: '1', unit: 'bunch', optional: true },
  ],
  steps: [{ title: 'Cook', text: 'Simmer the zucchini.', minutes: '1 hour 5 minutes' }, 'Stir in the basil.'],
}

test('what stands in parts is one line, amount first, and a time in words is minutes', () => {
  expect(readRecipe(stew)).toEqual({
    ok: true,
    draft: {
      title: 'Zucchini Stew',
      servings: 4,
      difficulty: 'Medium',
      ingredients: ['0.5 kg zucchini, sliced', 'salt, to taste', '2 eggs', '1 bunch basil, optional'],
      steps: [{ text: 'Simmer the zucchini.', minutes: 65 }, { text: 'Stir in the basil.' }],
      writtenBy: 'model',
    },
  })
})

test.each([
  ['no lines', { ...stew, ingredients: [] }],
  ['no steps', { ...stew, steps: null }],
  ['no title', { ...stew, title: ' ' }],
  ['lines that are numbers', { ...stew, ingredients: [1, 2, 3] }],
  ['a thousand servings', { ...stew, servings: 1000 }],
  ['no object', 'three'],
])('what cannot be read is said to be so: %s', (_name, written) => {
  expect(readRecipe(written)).toMatchObject({ ok: false })
})

test('the example that a model is shown passes the checks', () => {
  const basket = { ingredients: ['leeks', 'potatoes'] }
  expect(judge(exampleRecipe, basket, [])).toMatchObject({ ok: true })
  expect(review({ ...exampleRecipe, writtenBy: 'model' }, basket).verdict).toBe('passed')
})
