import type { CuisineId } from '../cooking/index.ts'
import {
  type Beside,
  difficultyOf,
  effortOf,
  filledAccompaniments,
  type Filling,
  goesBeside,
  type Larder,
} from '../dishes/index.ts'
import type { RecipeRequest } from '../recipe/index.ts'
import type { Search } from './rank-patterns.ts'
import { costOfVegetables } from './needless-vegetables.ts'
import { type Chosen, worthNow } from './score.ts'

/** What could be made beside any dish of a cuisine, worked out once for each. */
export type Sideboard = (cuisine: CuisineId) => readonly Option[]
type Option = { readonly beside: Beside; readonly worth: number }

/** Fills the accompaniments from what the dishes chosen before have left. */
export function sideboardAfter(chosen: Chosen, larder: Larder, search: Search): Sideboard {
  const known = new Map<CuisineId, readonly Option[]>()
  return (cuisine) => {
    let options = known.get(cuisine)
    if (options === undefined) {
      const filled = filledAccompaniments(cuisine, larder)
      options = filled.map((beside) => ({ beside, worth: worthOf(beside, chosen, search) }))
      known.set(cuisine, options)
    }
    return options
  }
}

/** What it brings to the table from the basket, less what has to be bought and washed up for it; little when another dish has it. */
function worthOf({ accompaniment, picks }: Beside, chosen: Chosen, { basket, random }: Search): number {
  const has = new Set(picks.filter(({ have }) => have).map(({ facts }) => facts.food))
  const gained = basket
    .filter(({ facts }) => has.has(facts.food))
    .reduce((sum, food) => sum + 3 * worthNow(food, chosen), 0)
  const again = chosen.fillings.some(({ beside }) =>
    beside.some((other) => other.accompaniment === accompaniment),
  )
  const needless = costOfVegetables(basket, chosen)(picks)
  return gained - (picks.length - has.size) - (again ? 8 : 0) - needless - 1.5 + random() * 2.5
}

/**
 * Ways to serve a dish, best first, each of the difficulty asked for and within the minutes left beside those of the dish
 * alone: as it is, or with one or two things beside it that use more of the basket or bring it to that difficulty.
 */
export function servedWays(
  dish: Filling,
  { difficulty, maxTime = Infinity }: RecipeRequest,
  sideboard: Sideboard,
): readonly Filling[] {
  const options = sideboard(dish.cuisine.id).filter(
    ({ beside, worth }) => (worth > 0 || difficulty !== undefined) && goesBeside(beside, dish),
  )
  const sets: readonly (readonly Option[])[] = [[], ...options.map((one) => [one]), ...pairsOf(options)]
  const ways: { readonly filling: Filling; readonly worth: number }[] = []
  for (const set of sets) {
    const filling = { ...dish, beside: set.map(({ beside }) => beside) }
    if (difficulty !== undefined && difficultyOf(effortOf(filling)) !== difficulty) continue
    if (leastMinutes(filling) > maxTime) continue
    ways.push({ filling, worth: set.reduce((sum, { worth }) => sum + worth, 0) })
  }
  return ways.sort((a, b) => b.worth - a.worth).map(({ filling }) => filling)
}

/** Two that go together: more than two things beside one dish make a feast of a weekday. */
function pairsOf(options: readonly Option[]): readonly (readonly Option[])[] {
  return options.flatMap((one, index) =>
    options.slice(index + 1).flatMap((other) => (isPair(one.beside, other.beside) ? [[one, other]] : [])),
  )
}

function isPair({ accompaniment, picks }: Beside, other: Beside): boolean {
  return (
    accompaniment.kind !== other.accompaniment.kind &&
    !picks.some(({ facts }) => facts.portion >= 25 && other.picks.some((pick) => pick.facts === facts))
  )
}

/** Minutes from which a dish leaves the hands free for what is made beside it. */
const leavesHandsFree = 25

function leastMinutes({ pattern, beside }: Filling): number {
  if (pattern.minutes >= leavesHandsFree) return pattern.minutes
  return beside.reduce((sum, { accompaniment }) => sum + accompaniment.minutes, pattern.minutes)
}
