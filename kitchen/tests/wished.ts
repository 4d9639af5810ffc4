import { plainText } from '../src/answer/plain-text.ts'
import { findDishes } from '../src/answer/wishes/find-dishes.ts'
import { readWish } from '../src/answer/wishes/read-wish.ts'
import type { Wish } from '../src/answer/wishes/wish.ts'
import type { CheckedRecipe } from '../src/recipe/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

/** What is read of a wish, at the table of nobody. */
export const wishOf = (text: string): Wish => readWish({ text: plainText(text), foods: [], context })

export const saidFoods = (foods: Wish['foods']): readonly string[] => foods.map(({ food }) => food.said)

/** The dishes that a wish gets, of its own foods. */
export function dishesFor(text: string): readonly CheckedRecipe[] {
  const wish = wishOf(text)
  return findDishes(
    wish,
    wish.foods.map(({ food }) => food.name),
    context,
  )
}

export const linesOf = (recipes: readonly CheckedRecipe[]): readonly string[] =>
  recipes.flatMap(({ lines }) => lines.map(({ food }) => food ?? ''))
