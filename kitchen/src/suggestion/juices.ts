import { type CookFacts, cookFactsOf } from '../cooking/index.ts'
import type { FoodName } from '../foods/index.ts'
import type { BasketFood } from './basket.ts'

/** What a fruit is squeezed for where it stands beside other foods. */
const juices: ReadonlyMap<FoodName, FoodName> = new Map([
  ['lemon', 'lemon juice'],
  ['lime', 'lime juice'],
])
const fruits = new Map([...juices].map(([fruit, juice]) => [juice, fruit]))

/** The juice that a food has in it. */
export function juiceOf(food: FoodName): CookFacts | undefined {
  const juice = juices.get(food)
  return juice === undefined ? undefined : cookFactsOf(juice)
}

/** The food itself, and the fruit where it is the juice of one. */
export function withFruit(food: FoodName): readonly FoodName[] {
  const fruit = fruits.get(food)
  return fruit === undefined ? [food] : [food, fruit]
}

/** The foods of the basket, and the juice that those of several have in them. */
export function atHome(basket: readonly BasketFood[]): ReadonlyMap<FoodName, CookFacts> {
  const foods = new Map(basket.map(({ facts }) => [facts.food, facts]))
  if (basket.length < 2) return foods
  for (const { facts } of basket) {
    const juice = juiceOf(facts.food)
    if (juice !== undefined) foods.set(juice.food, juice)
  }
  return foods
}
