import { findCookFacts, hasTag } from '../cooking/index.ts'
import { cookedBefore } from '../dishes/index.ts'
import { bestPlace, type DayRange, type Food, findFood, type FoodName } from '../foods/index.ts'
import { saysCooked } from '../lines/index.ts'
import { perishableCategories } from '../safety/index.ts'

/** How a food that somebody has keeps, as its words and the tables have it. */
export type Keeping = {
  /** Kept where it keeps best; null where no table says. */
  readonly days: DayRange | null
  /** Whether somebody who looks at it past its day may say that it is still good: never of flesh, of what is sold cold, and of cooked food. */
  readonly isGoodByEye: boolean
}

/** Source: USDA FSIS, leftovers and food safety: 3 to 4 days in the fridge. */
const leftoverDays: DayRange = { min: 3, max: 4 }

/**
 * How a food of a basket keeps: what was cooked keeps as leftovers do, whatever its food keeps raw or dry.
 * @example keepingOf('leftover roast chicken', 'cooked chicken') // { days: { min: 3, max: 4 }, isGoodByEye: false }
 */
export function keepingOf(text: string, name: FoodName): Keeping {
  const food = findFood(name)
  if (food === undefined) return { days: null, isGoodByEye: false }
  const days = bestPlace(food.storage)?.days ?? null
  const isCooked = isCookedFood(food) || saysCooked(text)
  if (isCooked) return { days: isCookedFood(food) && days ? days : leftoverDays, isGoodByEye: false }
  return { days, isGoodByEye: isSafeByEye(food) }
}

function isCookedFood({ name }: Food): boolean {
  const facts = findCookFacts(name)
  return saysCooked(name) || (facts !== undefined && hasTag(facts, cookedBefore))
}

const isSafeByEye = ({ category, isDish, isReadyToEat, hazards }: Food): boolean =>
  !perishableCategories.has(category) && !isDish && !isReadyToEat && !hazards.includes('raw-sprouts')
