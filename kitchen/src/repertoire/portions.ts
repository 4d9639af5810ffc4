import { type CookFacts, hasTag, type Tag } from '../cooking/index.ts'
import { type FoodName, getFood } from '../foods/index.ts'
import type { Part } from './named-dish.ts'
import { strewn } from './seasoning.ts'

/** Grams of what is cut up: of a herb that only seasons no more than anybody strews. */
export function gramsOf({ role }: Part, facts: CookFacts, grams: number, serves: number): number {
  return role === 'main' ? grams : strewn(facts, grams, serves)
}

/** Grams of what lies whole on a plate: chops and tortillas as many as come near to what one person eats, a bun, two slices; 0 for what is cut up. */
export function portionOf(facts: CookFacts, wanted: number): number {
  const { piece } = getFood(facts.food).portions
  if (piece !== undefined && hasTag(facts, wholeOnPlate)) return piece * portionsIn(wanted / piece)
  return portionOfBread(facts.food)
}

/** Halves where one is too much: of an eggplant. */
const portionsIn = (pieces: number): number => (pieces < 0.75 ? 0.5 : Math.round(pieces))

const wholeOnPlate: readonly Tag[] = ['chop', 'tortilla', 'stuffs']

/** Grams of what comes as one bun or two slices to a sandwich; 0 for a loaf that is cut. */
function portionOfBread(food: FoodName): number {
  const { piece = 0, named } = getFood(food).portions
  if (piece > heaviestBun) return 0
  return named['slice'] === piece ? 2 * piece : piece
}
const heaviestBun = 100
