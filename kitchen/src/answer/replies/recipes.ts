import type { WayOfEating } from '../../lexicon/index.ts'
import type { CheckedRecipe } from '../../recipe/index.ts'
import type { AnswerContext, Reply, TopicReply } from '../answer-shape.ts'
import { allowedFoods } from '../may-eat/allowed-foods.ts'
import type { Question } from '../question.ts'
import { capital, listed, pick } from '../voice.ts'
import { dishesAskedByName } from '../wishes/asked-by-name.ts'
import { usualFoods } from '../wishes/dish-kinds.ts'
import { findDishes } from '../wishes/find-dishes.ts'
import { standInNote, toldLimits, wishedFor } from '../wishes/told-limits.ts'
import { isWhollyForbidden } from '../wishes/ways-of-eating.ts'
import { whatFirstReply } from '../wishes/what-first.ts'
import { hasLimits } from '../wishes/wish.ts'
import type { Wish } from '../wishes/wish.ts'
import { wishInTalk } from '../wishes/wish-in-talk.ts'

/**
 * Dishes for a wish: of the foods named, else of the basket, else of what most kitchens have where the wish says what it is to be. Everything that is
 * told is kept, and said in a clause; where no dish keeps it all, that is said, with the nearest. Null where no dish is cooked with what was named.
 */
export function recipesReply(question: Question): Reply | null {
  const wish = wishInTalk(question)
  if (wish.unknownWay !== null) return notChecked(wish.unknownWay)
  const first = whatFirstReply(question.text, wish)
  if (first !== null) return first
  const stock = stockFor(wish, question)
  const ingredients = allowedFoods(stock, wish.restrictions).filter((food) =>
    wish.ways.every((way) => !isWhollyForbidden(food, way)),
  )
  const [way] = wish.ways
  if (stock.length > 0 && ingredients.length === 0) return way ? leftOut(wish, way) : nothingAllowed
  if (ingredients.length === 0) return nothingNamed(question)
  const recipes = findDishes(wish, ingredients, question.context)
  if (recipes.length > 0) return dishesReply(wish, recipes, ingredients, question)
  const near = nearest(wish, ingredients, question)
  if (near !== null) return near
  if (way) return leftOut(wish, way)
  if (wish.restrictions.length > 0) return nothingAllowed
  if (wish.proposed.length > 0) return nothingElse
  return hasLimits(wish) ? nothingLikeIt(wish) : null
}

/** What there is to cook with: what is named, the basket or the turns before, or what is usual for what is wished for. */
function stockFor(wish: Wish, { context }: Question): readonly string[] {
  if (wish.foods.length > 0) return wish.foods.map(({ food }) => food.name)
  const before = context.previous.findLast(({ foods }) => foods && foods.length > 0)?.foods ?? []
  const there = before.length > 0 ? before : context.basket
  if (there.length > 0) return there.slice(0, 20)
  const usual = wish.kinds.flatMap(({ kind }) => kind?.usual ?? [])
  const own = usual.length > 0 ? usual : usualFoods
  return hasLimits(wish) ? [...own, ...(wish.isSpicy ? ['red chili pepper'] : [])] : []
}

function dishesReply(
  wish: Wish,
  recipes: readonly CheckedRecipe[],
  ingredients: readonly string[],
  { text, context }: Question,
): Reply {
  const opening = pick(context.seed, text, ['How about', 'You could make', 'My pick:'])
  const limits = standInNote(wish) ?? toldLimits(wish)
  const dishes = listed(recipes.map(dishText), 'or')
  const said =
    limits === '' ? `${opening} ${dishes}${opening === 'How about' ? '?' : '.'}` : `${limits}: ${dishes}.`
  return {
    text: [said, ...notesOnWays(wish), ...noteForChild(wish)].join(' '),
    lookups: [{ kind: 'recipes', food: null, facts: recipes.map(recipeFact) }],
    foods: wish.foods.length > 0 ? ingredients : [],
    suggestions: [`What goes well with ${ingredients[0] ?? 'it'}?`],
  }
}

/** The dishes whose name a question asks how to make; null where it names none that is known. */
export function namedDishReply(question: string, context: AnswerContext): TopicReply | null {
  const recipes = dishesAskedByName(question, context)
  if (recipes.length === 0) return null
  return {
    text: `I have a recipe for that: ${listed(recipes.map(dishText), 'or')}.`,
    topic: 'recipes',
    lookups: [{ kind: 'recipes', food: null, facts: recipes.map(recipeFact) }],
  }
}

const noteForChild = ({ restrictions }: Wish): readonly string[] =>
  restrictions.some(({ kind }) => kind === 'child')
    ? ['For a small child cut it small and soft, and take their share out before you salt it.']
    : []

/** Wishes that may go unkept where that is said, the least of them first. What somebody will not or must not eat is none. */
const yielding: readonly ((wish: Wish) => Wish)[] = [
  (wish) => ({ ...wish, isOneVessel: false }),
  (wish) => ({ ...wish, cuisine: null }),
  // Without a food or a kind anything at all would be near.
  (wish) => (wish.foods.length === 0 ? wish : { ...wish, kinds: [] }),
  (wish) => ({ ...wish, minutes: Infinity }),
  (wish) => ({
    ...wish,
    withoutWork: [],
    equipment: [],
    isOnlyEquipment: false,
    withoutEquipment: [],
    isUncooked: false,
  }),
]

/** The nearest to a wish that no dish keeps whole: with one thing less, told; of several the quickest first. */
function nearest(wish: Wish, ingredients: readonly string[], { context }: Question): Reply | null {
  for (const giveWay of yielding) {
    const less = giveWay(wish)
    if (isSame(less, wish)) continue
    const recipes = findDishes(less, ingredients, context).toSorted((a, b) => a.prep_time - b.prep_time)
    if (recipes.length === 0) continue
    return {
      text: [
        `I know no ${wishedFor(wish)}. Nearest to it: ${listed(recipes.map(dishText), 'or')}.`,
        ...notesOnWays(wish),
      ].join(' '),
      lookups: [{ kind: 'recipes', food: null, facts: recipes.map(recipeFact) }],
    }
  }
  return null
}

const isSame = (one: Wish, other: Wish): boolean => JSON.stringify(one) === JSON.stringify(other)

const nothingLikeIt = (wish: Wish): Reply => ({
  text: `I know no ${wishedFor(wish)}. Name another food or two, or one limit less, and I will look again.`,
  foods: [],
})

const nothingElse: Reply = {
  text: 'Those were all the dishes that I know for it. Name another food or two, or one limit less, and I will look again.',
  foods: [],
}

/** What was held to, and what no list of foods can tell. */
const notesOnWays = ({ ways }: Wish): readonly string[] =>
  ways.map(({ said, without, note }) => `${capital(said)} I keep as: without ${without}. ${note}`)

/** What is named is against a way of eating, or no dish keeps it. */
const leftOut = (wish: Wish, { without, note }: WayOfEating): Reply => ({
  text: `I know no ${wishedFor(wish)}, that is without ${without}. Name other foods, and I will look again. ${note}`,
  foods: [],
})

const notChecked = (said: string): Reply => ({
  text: `I have no table of what ${said} allows, so I propose no dish that might break it. Tell me which foods are not allowed ('no tomatoes, no spinach'), and I keep strictly to that; the list itself is for your doctor or dietitian.`,
  foods: [],
})

const nothingAllowed: Reply = {
  text: 'With what you told me of who eats along, I have no dish for that which I could call safe. Name other foods, and I will look again.',
  foods: [],
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
