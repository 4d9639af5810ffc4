import { cuisineStyles } from '../../cooking/index.ts'
import type { CheckedRecipe, Household, HouseholdMember, RecipeRequest } from '../../recipe/index.ts'
import { suggest } from '../../suggestion/index.ts'
import type { AnswerContext } from '../answer-shape.ts'
import { limitsOf } from './limits.ts'
import { forbiddenFoods } from './ways-of-eating.ts'
import type { Wish } from './wish.ts'

const wanted = 3

/** Up to three dishes of these foods that keep everything that is wished for; none where there are none. */
export function findDishes(
  wish: Wish,
  ingredients: readonly string[],
  context: AnswerContext,
): readonly CheckedRecipe[] {
  const { seed, today, taste } = context
  const found = suggest(requestFor(wish, ingredients, context), {
    seed,
    today,
    fewest: 1,
    limits: limitsOf(wish),
    ...(taste && { taste }),
    ...(isForDinner(wish) ? { meal: 'dinner' as const } : {}),
  })
  return found.ok ? found.recipes.slice(0, wanted) : []
}

/** A dinner without a kind of its own is chosen as the planner chooses one. */
const isForDinner = ({ kinds }: Wish): boolean =>
  kinds.length > 0 &&
  kinds.every(({ kind }) => kind?.isMeal === true && kind.courses?.includes('main') === true)

function requestFor(wish: Wish, ingredients: readonly string[], context: AnswerContext): RecipeRequest {
  const { minutes, cuisine, ways } = wish
  const diets = [...new Set([...wish.diets, ...ways.flatMap((way) => way.diets ?? [])])]
  const filters = [...new Set(cuisine?.ids.flatMap((id) => cuisineStyles[id].filter ?? []))]
  const [filter, other] = filters
  return {
    ingredients,
    household: tableFor(wish, context),
    ...(diets.length > 0 ? { dietary: diets } : {}),
    ...(minutes < Infinity ? { maxTime: minutes } : {}),
    ...(filter !== undefined && other === undefined ? { cuisine: filter } : {}),
  }
}

const usualServings = 4

/** The household, and at its table the one who asks, with what they do not want. */
function tableFor({ withoutFoods, servings, ways }: Wish, { household }: AnswerContext): Household {
  const people = household?.people ?? []
  const usual = household?.servings ?? (people.length > 0 ? people.length : usualServings)
  const you: HouseholdMember = {
    name: 'you',
    allergens: [],
    diets: [],
    dislikes: [...withoutFoods.map(({ food }) => food.said), ...ways.flatMap(forbiddenFoods)],
  }
  return { people: [...people, ...(you.dislikes.length > 0 ? [you] : [])], servings: servings ?? usual }
}
