import type { Reply } from '../answer-shape.ts'
import { findPhrase, phraseSet, quantitiesIn, tokensOf } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { dietsIn } from '../diet-words.ts'
import { cuisines, maxTimes } from '../../recipe/index.ts'
import type { CheckedRecipe, HouseholdMember, RecipeRequest } from '../../recipe/index.ts'
import { suggest } from '../../suggestion/index.ts'
import type { Question } from '../question.ts'
import { allowedFoods, isAllowedRecipe, restrictionsOf } from '../may-eat/allowed-foods.ts'
import type { Restriction } from '../asked/restriction.ts'
import { listed, pick } from '../voice.ts'

/**
 * Three dishes from the foods named, else from the basket, with the diet, cuisine and time the question asks for. A kind of dish ('a soup')
 * and foods to leave out ('without potatoes') choose among several sets. Null where no dish is cooked with what was named.
 */
export function recipesReply(question: Question): Reply | null {
  const { text, foods, context } = question
  const unwanted = foods.filter(({ said }) => isUnwanted(text, said))
  const restrictions = restrictionsOf(text, context)
  const wanted = foods.filter((food) => !unwanted.includes(food))
  const named = wanted.length > 0 ? wanted.map(({ name }) => name) : ingredientsBefore(question, unwanted)
  const ingredients = allowedFoods(named, restrictions)
  if (named.length > 0 && ingredients.length === 0) return nothingAllowed
  if (ingredients.length === 0) return nothingNamed(question)
  const request = requestOf(question, ingredients, unwanted)
  const first = suggest(request, howOf(context))
  if (!first.ok) return wanted.length > 0 ? null : { text: first.failure.message }
  const recipes = fitting(question, request, unwanted, restrictions)
  if (wanted.length > 0 && first.recipes.every(({ user_has }) => user_has.length === 0)) return null
  if (recipes.length === 0 && restrictions.length > 0) return nothingAllowed
  const near = first.recipes.filter((recipe) => !holds(recipe, unwanted))
  if (recipes.length === 0) return near.length > 0 ? noneOfThem(near) : nothingWithout(unwanted)
  const opening = pick(context.seed, text, ['How about', 'You could make', 'My pick:'])
  return {
    text: `${opening} ${listed(recipes.map(dishText), 'or')}${opening === 'How about' ? '?' : '.'}`,
    lookups: [{ kind: 'recipes', food: null, facts: recipes.map(recipeFact) }],
    foods: ingredients,
    suggestions: [`What goes well with ${ingredients[0] ?? 'it'}?`],
  }
}

const nothingAllowed: Reply = {
  text: 'With what you told me of who eats along, I have no dish for that which I could call safe. Name other foods, and I will look again.',
  foods: [],
}

const nothingWithout = (unwanted: readonly AskedFood[]): Reply => ({
  text: `I have no dish of that without ${listed(unwanted.map(({ said }) => said)) || 'what you leave out'}. Name another food or two, and I will look again.`,
  foods: [],
})

/** The basket, or what the turns before were about, without what is not wanted. */
function ingredientsBefore({ context }: Question, unwanted: readonly AskedFood[]): readonly string[] {
  const before = context.previous.findLast(({ foods }) => foods && foods.length > 0)?.foods ?? []
  const all = before.length > 0 ? before : context.basket
  return all
    .filter((name) => !unwanted.some((food) => food.name === name || name.includes(food.called)))
    .slice(0, 20)
}

const setsTried = 4
/** Minutes; what takes days, pickles and ferments, is no answer to what there is to eat. */
const longestToday = 300
const dishWords = phraseSet(
  'soup|salad|curry|stew|pasta|taco|bowl|frittata|gratin|risotto|pilaf|hash|toast|stir fry|noodle|quesadilla|pie|tart|smoothie|dip|chili',
)
const quick = wording('quick|fast')
const withoutOven = wording('no|without oven / no|without an|the|my oven / oven broken|broke')

/** The kind of dish that a question names, in the singular. */
function dishIn(text: string): string | undefined {
  const tokens = tokensOf(text)
  const found = findPhrase(tokens, dishWords)
  return (
    found &&
    tokens
      .slice(found.first, found.last + 1)
      .map(({ singular }) => singular)
      .join(' ')
  )
}

/** 'Without potatoes', 'no fresh tomatoes', 'do not want to eat meat'. */
function isUnwanted(text: string, said: string): boolean {
  return wording(
    `without|except|no|hate|hates|dislike|avoid ${said} / without|except|no * ${said} / not want|like|eat|have ${said} / not want to eat|have|cook ${said} / tired|sick of ${said}`,
  ).test(text)
}

/** Recipes of the kind the question names, in its time and without what it does not want; of several sets, where the first has too few. */
function fitting(
  { text, context }: Question,
  request: RecipeRequest,
  unwanted: readonly AskedFood[],
  restrictions: readonly Restriction[],
): readonly CheckedRecipe[] {
  const dish = dishIn(text)
  const limit = minutesIn(text)
  const noOven = withoutOven.test(text)
  const found = new Map<string, CheckedRecipe>()
  const isPicky = dish !== undefined || noOven || unwanted.length > 0 || restrictions.length > 0 || limit < 15
  const sets = isPicky ? setsTried : 1
  for (let set = 0; set < sets && found.size < 3; set += 1) {
    const next = suggest(request, {
      ...howOf(context),
      seed: context.seed + set,
      avoid: [...found.keys()],
    })
    for (const recipe of next.ok ? next.recipes : []) {
      const isKind = !dish || `${recipe.title} ${recipe.picture.dish}`.toLowerCase().includes(dish)
      const has = holds(recipe, unwanted)
      const isAllowed = isAllowedRecipe(recipe, restrictions)
      const isCold = !(noOven && recipe.instructions.toLowerCase().includes('oven'))
      const isToday = isCold && recipe.prep_time <= Math.min(limit, longestToday)
      if (isKind && !has && isAllowed && isToday) found.set(recipe.title, recipe)
    }
  }
  return [...found.values()].slice(0, 3)
}

/** Whether a dish holds one of the foods that are not wanted, or a kind of it. */
const holds = (recipe: CheckedRecipe, unwanted: readonly AskedFood[]): boolean =>
  recipe.lines.some(({ food }) => unwanted.some(({ called }) => food?.includes(called)))

function noneOfThem(recipes: readonly CheckedRecipe[]): Reply {
  return {
    text: `Nothing quite like that, but near it: ${listed(recipes.map(dishText), 'or')}.`,
    lookups: [{ kind: 'recipes', food: null, facts: recipes.map(recipeFact) }],
  }
}

/** Minutes that the meal may take; Infinity where the question names none. */
function minutesIn(text: string): number {
  const named = quantitiesIn(tokensOf(text)).find(({ kind }) => kind === 'duration')
  if (named && named.range.max <= 300) return named.range.max
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ word }) => word.startsWith('min'))
  const count = Number(tokens[at - 1]?.word)
  if (count > 0) return count
  return quick.test(text) ? 30 : Infinity
}

function requestOf(
  { text, context }: Question,
  ingredients: readonly string[],
  unwanted: readonly AskedFood[],
): RecipeRequest {
  const minutes = minutesIn(text)
  const maxTime =
    maxTimes.findLast((time) => time <= minutes) ?? (minutes < maxTimes[0] ? maxTimes[0] : undefined)
  const cuisine = cuisines.find((name) => text.includes(name))
  const dietary = dietsIn(text)
  const before = context.previous.flatMap(({ role, content }) =>
    role === 'user' ? dietsIn(content.toLowerCase()) : [],
  )
  const diets = [...new Set([...dietary, ...before])]
  return {
    ingredients,
    ...(diets.length > 0 ? { dietary: diets } : {}),
    ...(maxTime && minutes < Infinity ? { maxTime } : {}),
    ...(cuisine ? { cuisine } : {}),
    ...(unwanted.length > 0 ? { household: { people: [whoDislikes(unwanted)] } } : {}),
  }
}

/** What a question does without is kept out as a person's dislikes are. */
const whoDislikes = (unwanted: readonly AskedFood[]): HouseholdMember => ({
  name: 'you',
  allergens: [],
  diets: [],
  dislikes: unwanted.map(({ said }) => said),
})

const dishText = ({ title, prep_time }: CheckedRecipe) => `${title} (${prep_time} minutes)`

/** What is known of a dish: its time, what is there for it, the diets it keeps and the allergens of its foods. */
const recipeFact = ({ title, prep_time, user_has, ingredients, diets, allergens }: CheckedRecipe) => {
  const contained = [...new Set([...allergens.us9, ...allergens.eu14, ...allergens.mayContain])]
  const parts = [
    `${prep_time} minutes, ${user_has.length} of ${ingredients.length} ingredients at hand`,
    ...(diets.length > 0 ? [diets.join(', ')] : []),
    contained.length > 0
      ? `contains or may contain ${listed(contained)}`
      : 'contains none of the listed allergens',
  ]
  return { label: title, value: parts.join('; '), source: null }
}

function nothingNamed({ text, context }: Question): Reply {
  return {
    text: pick(context.seed, text, [
      'Gladly. Name two or three things you have, and I will give you dishes for them.',
      'Tell me what wants eating first, and I will find three dishes for it.',
    ]),
    suggestions: ['What can I make with eggs and spinach?', 'What is in season now?'],
  }
}

const howOf = ({ seed, today, taste }: Question['context']) => ({ seed, today, ...(taste && { taste }) })
