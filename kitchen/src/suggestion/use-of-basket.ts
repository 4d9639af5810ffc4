import { hasTag, type Tag } from '../cooking/index.ts'
import type { FilledDish } from '../repertoire/index.ts'
import type { BasketFood } from './basket.ts'
import { isGlut } from './batches.ts'

/** Whether every food of a basket of several is in the dish. */
export function usesAll({ filled }: FilledDish, basket: readonly BasketFood[]): boolean {
  return basket.length > 1 && filled.filter(({ have }) => have).length >= basket.length
}

/** Of three foods or more a dish that uses one leaves the others lying. */
export function isScant({ filled }: FilledDish, basket: readonly BasketFood[]): boolean {
  return basket.length >= 3 && filled.filter(({ have }) => have).length < 2
}

/** Lemonade of the lemon beside the chicken, sangria of two kilos of peaches. */
export const isDrinkOfSome = (named: FilledDish, basket: readonly BasketFood[]): boolean =>
  (basket.length > 1 || basket.some(isGlut)) && named.dish.course === 'drink' && !usesAll(named, basket)

/** A frosting of the cream cheese beside the chilies, a dressing for a basket of three. */
export const isStapleOfSome = (named: FilledDish, basket: readonly BasketFood[]): boolean =>
  named.dish.course === 'staple' && (basket.length >= 3 || (basket.length === 2 && !usesAll(named, basket)))

const meats: readonly Tag[] = ['poultry', 'whole-bird', 'steak', 'chop', 'stew-meat', 'fish', 'shellfish']

/** Whether it is a meal of meat or fish that lies at home. */
export function usesMeat({ dish, filled }: FilledDish): boolean {
  return dish.course === 'main' && filled.some(({ have, facts }) => have && hasTag(facts, meats))
}
