import {
  type CheckedRecipe,
  type FoodName,
  findFood,
  type Household,
  type RecipeRequest,
  recognise,
  servingsFor,
  temperatureFor,
} from '@plotluck/kitchen'
import type { Message } from '../../platform/model/index.ts'
import { exampleRecipe } from './example.ts'

/** What one of the three dishes is to be: its name, the foods of the person at its heart, and how the kitchen makes it. */
export type DishBrief = {
  readonly name: string
  readonly foods: readonly FoodName[]
  readonly servings: number
  /** Ingredient lines with amounts for these servings. */
  readonly parts: readonly string[]
}

/** Foods by which the chart's groups are named to a model. */
const heated: readonly (readonly [group: string, food: string])[] = [
  ['poultry', 'chicken breast'],
  ['ground meat', 'ground beef'],
  ['whole cuts of beef, pork and lamb', 'sirloin steak'],
  ['fish', 'salmon'],
]

/** '165°F (74°C) for poultry', as the agencies' chart has it. */
const temperatures = heated.flatMap(([group, name]) => {
  const found = recognise(name)
  const food = found.kind === 'food' ? findFood(found.food) : undefined
  const safe = food === undefined ? null : temperatureFor(food)
  return safe?.fahrenheit == null ? [] : [`${safe.fahrenheit}°F (${safe.celsius}°C) for ${group}`]
})

/**
 * What a model is told, always the same. Everything else it is given are names of foods, dishes and filters from the kitchen's own lists:
 * nothing that a person typed reaches it.
 */
export const instructions = `You write recipes for a cooking companion used by people who grow food or hate to waste it.
Write as a good home cook speaks: short, warm, exact. Instructions only: no greetings, claims about health, prices, links or remarks about yourself.

For each dish you are given its name, the foods at its heart, and the parts and amounts that the kitchen makes it of. Write that dish for that number of servings, near those amounts; seasoning, order and wording are yours. Be true to the cuisine if one is named.
- Use the foods at its heart. Name every food plainly in English, without brands.
- ingredients: one line each, amount and unit first: "200 g zucchini, sliced", "1 tbsp olive oil"; only salt, pepper and garnishes without ("salt, to taste").
- steps: what to do, in order, each food named where it goes in, with heat, time and how it looks when it is done. minutes: how long the step takes, a whole number.
- Every ingredient is used in a step, and every food in a step is in the ingredients.
- Meat, poultry, fish and eggs are cooked through; say the inside temperature in the step that cooks them: ${temperatures.join(', ')}; whites and yolks of eggs firm.
- Do not state nutrition, allergens, diets or the whole time: they are computed.

Answer with JSON only, in the form of this example of one recipe; difficulty is Easy, Medium or Advanced:
${JSON.stringify({ recipes: [exampleRecipe] })}`

/** Asks for these dishes. */
export function askFor(briefs: readonly DishBrief[], request: RecipeRequest): Message {
  const dishes = briefs.map(
    ({ name, foods, servings, parts }, index) =>
      `${index + 1}. ${name}, serves ${servings}. At its heart: ${foods.join(', ')}. Made of: ${parts.join('; ')}.`,
  )
  const content = [`Write ${countOf(briefs.length)}:`, ...dishes, ...limitsOf(request)].join('\n')
  return { role: 'user', content }
}

/** A recipe of a model that did not pass: as it wrote it, where that may be said again, and what is to be mended. */
export type Rejected = { readonly written?: unknown; readonly reasons: readonly string[] }

/** Characters of its own recipes that a model is shown again at the most. */
const mostEchoed = 12_000
const mostReasons = 8

/** Asks once more for dishes that could not be used: the model sees what it wrote, and what was wrong with it. */
export function askAgain(
  briefs: readonly DishBrief[],
  request: RecipeRequest,
  rejected: readonly Rejected[],
): readonly Message[] {
  const question = askFor(briefs, request)
  const reasons = rejected.flatMap((each) => each.reasons).slice(0, mostReasons)
  const echo = echoOf(rejected)
  const wrong = reasons.length === 0 ? [] : ['What was wrong:', ...reasons.map((reason) => `- ${reason}`)]
  if (echo === null) return [{ ...question, content: [question.content, ...wrong].join('\n') }]
  const order = `Write ${countOf(briefs.length)} again with that mended; keep what was good. The same form, JSON only.`
  return [
    question,
    { role: 'assistant', content: echo },
    { role: 'user', content: [...wrong, order].join('\n') },
  ]
}

function echoOf(rejected: readonly Rejected[]): string | null {
  const recipes = rejected.flatMap(({ written }) => (written === undefined ? [] : [written]))
  const echo = JSON.stringify({ recipes })
  return recipes.length === 0 || echo.length > mostEchoed ? null : echo
}

/** What the kitchen's own recipe for a basket says about a dish: its name, which of the person's foods it uses, and what it is made of. */
export function briefOf({ title, servings, lines, user_has: has }: CheckedRecipe): DishBrief {
  const own = lines.filter(({ text, food }) => food !== null && has.includes(text))
  const foods = own.flatMap(({ food }) => (food === null || findFood(food)?.isStaple ? [] : [food]))
  return { name: title, foods: [...new Set(foods)], servings, parts: lines.map(({ text }) => text) }
}

const countOf = (count: number): string =>
  count === 1 ? 'one recipe' : `${count} recipes, each another kind of dish`

function limitsOf(request: RecipeRequest): readonly string[] {
  const { dietary = [], cuisine, maxTime, difficulty, household } = request
  return [
    ...(household ? [`Servings: ${servingsFor(request)}.`, ...tableLimits(household)] : []),
    ...(dietary.length > 0 ? [`Every recipe must be ${dietary.join(' and ')}.`] : []),
    ...(cuisine ? [`Cuisine: ${cuisine}.`] : []),
    ...(maxTime ? [`At most ${maxTime} minutes from start to table, waiting included.`] : []),
    ...(difficulty ? [`Difficulty: ${difficulty}.`] : []),
  ]
}

/** What nobody at the table may be given. Names of people stay here; what they dislike goes by the names of the kitchen's foods. */
function tableLimits({ people }: Household): readonly string[] {
  const allergens = each(people.map((person) => person.allergens))
  const diets = each(people.map((person) => person.diets))
  const disliked = each(people.map(({ dislikes }) => dislikes)).flatMap((text) => {
    const found = recognise(text)
    return found.kind === 'food' ? [found.food] : []
  })
  return [
    ...(allergens.length > 0 ? [`Nothing that holds or may hold: ${allergens.join(', ')}.`] : []),
    ...(diets.length > 0 ? [`Every recipe must be ${diets.join(' and ')}.`] : []),
    ...(disliked.length > 0 ? [`Nobody wants: ${disliked.join(', ')}.`] : []),
  ]
}

const each = <T>(lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())]
