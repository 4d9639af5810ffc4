import type { FoodName } from '../foods/index.ts'
import { foodWords, tokensOf } from '../reading/index.ts'

/** Whether a dish's title has a word of the food's name: a 'Carrot Curry' is named after carrots. Ask it of foods that the dish has. */
export function isNamedAfter(title: string, food: FoodName): boolean {
  const words = new Set(tokensOf(title).map(({ singular }) => singular))
  return foodWords(food).some((word) => words.has(word))
}
