import {
  type CheckedRecipe,
  type FoodName,
  type Household,
  type RecipeRequest,
  recognise,
  servingsFor,
} from '@plotluck/kitchen'
import type { Message } from '../../platform/model/index.ts'

/** What one of the three dishes is to be: the foods at its heart, and in what manner the kitchen would cook them. */
export type DishBrief = { readonly foods: readonly FoodName[]; readonly manner: string }

/**
 * What a model is told, always the same. Everything else it is given are names of foods and filters from the kitchen's own lists: nothing
 * that a person typed reaches it.
 */
export const instructions = `You write recipes for a cooking companion used by people who grow food or hate to waste it.
Write as a good home cook speaks: short, warm, exact. No filler, no greetings, no remarks about yourself, no links.

For each dish you are given the foods at its heart. Choose the dish, its name and how it is cooked; be true to the cuisine if one is named.
- Use the given foods. Add as few other foods as the dish needs, ordinary ones. Name every food plainly in English.
- ingredients: one line each, amount first, as a cook measures: "200 g zucchini, sliced", "1 tbsp olive oil", "salt, to taste".
- steps: what to do, in order, each food named where it goes in, with heat, time and how it looks when it is done. minutes: how long the step takes.
- Every ingredient is used in a step, and every food in a step is in the ingredients.
- Meat, poultry, fish and eggs: say the safe inner temperature in the step that cooks them, in °C and °F.
- Do not state nutrition, allergens, diets or the whole time: they are computed.
- The three dishes differ in technique and in main food.

Answer with JSON only, in this form:
{"recipes":[{"title":"...","servings":4,"difficulty":"Easy|Medium|Advanced","ingredients":["..."],"steps":[{"text":"...","minutes":5}]}]}`

/** Asks for these dishes. */
export function askFor(briefs: readonly DishBrief[], request: RecipeRequest): Message {
  const dishes = briefs.map(
    ({ foods, manner }, index) => `${index + 1}. ${foods.join(', ')} (for example: ${manner})`,
  )
  const content = [`Write ${countOf(briefs.length)}:`, ...dishes, ...limitsOf(request)].join('\n')
  return { role: 'user', content }
}

/** Asks once more for dishes that could not be used, with what was wrong. */
export function askAgain(
  briefs: readonly DishBrief[],
  request: RecipeRequest,
  reasons: readonly string[],
): Message {
  const wrong = reasons.slice(0, 8).map((reason) => `- ${reason}`)
  const heading = wrong.length > 0 ? ['What was wrong with the recipes before:', ...wrong] : []
  return { role: 'user', content: [askFor(briefs, request).content, ...heading].join('\n') }
}

/** What the kitchen's own recipe for a basket says about a dish: which of the person's foods it uses, and its manner. */
export function briefOf({ lines, user_has: has, picture }: CheckedRecipe): DishBrief {
  const own = lines.filter(({ text, food }) => food !== null && has.includes(text))
  const foods = own.flatMap(({ food }) => (food === null || staples.has(food) ? [] : [food]))
  return { foods: [...new Set(foods)], manner: picture.dish }
}

const staples = new Set<FoodName>(['salt', 'black pepper', 'water', 'olive oil', 'vegetable oil'])
const countOf = (count: number): string => (count === 1 ? 'one recipe' : `${count} recipes`)

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
