import { findFood } from '../../foods/index.ts'
import type { Diet, Food } from '../../foods/index.ts'
import { isEquipment } from '../foods/equipment.ts'
import { isKnown } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'

/** True when the line, as it is to be bought, fits the diet; unknown foods fit none but those their words promise. */
export function fitsDiet(line: Line, diet: Diet): boolean {
  if (isEquipment(line)) return true
  if (line.asserted.includes(diet))
    return !line.otherFoods.some((food) => !food.diets.includes(diet) && isAnotherThing(line, food))
  return (
    isKnown(line) &&
    line.food?.diets.includes(diet) === true &&
    line.otherFoods.every((food) => food.diets.includes(diet))
  )
}

/** 'Vegan sausages with cheddar': the promise is about the sausages. */
const isAnotherThing = (line: Line, { name, category }: Food) =>
  line.food !== undefined && category !== line.food.category && line.parsed.food !== name

/** The foods of a line: what it was parsed to counts even where the words make another product of it. */
export function foodsOf({ food, otherFoods, parsed }: Line): readonly Food[] {
  const named = food ?? (parsed.food === null ? undefined : findFood(parsed.food))
  return named === undefined ? otherFoods : [named, ...otherFoods]
}
