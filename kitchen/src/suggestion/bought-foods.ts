import { type CookFacts, findCookFacts } from '../cooking/index.ts'
import { findFood, type FoodName } from '../foods/index.ts'

/** What a cook with nothing green at home brings: sold everywhere, good with everything. */
const anyday: readonly FoodName[] = [
  'zucchini',
  'carrot',
  'broccoli',
  'red bell pepper',
  'white mushroom',
  'cauliflower',
  'green bean',
  'eggplant',
  'cabbage',
  'sweet potato',
  'butternut squash',
  'potato',
]

/** The everyday vegetables, those in season in `month` (1 to 12) first; `turn` says with which to begin. */
export function vegetablesOfTheDay(month: number, turn: number): readonly CookFacts[] {
  const start = turn % anyday.length
  const turned = [...anyday.slice(start), ...anyday.slice(0, start)]
  const isInSeason = (food: FoodName) => findFood(food)?.season?.includes(month) ?? true
  const ordered = [...turned.filter(isInSeason), ...turned.filter((food) => !isInSeason(food))]
  return ordered.flatMap((food) => findCookFacts(food) ?? [])
}
