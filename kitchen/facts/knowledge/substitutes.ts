import type { Substitute } from '../../src/foods/food.ts'

const substitutes: Readonly<Record<string, readonly Substitute[]>> = {}

/** What a cook uses instead, by weight for one part of the food, best first; none where nothing does. */
export function substitutesOf(name: string): readonly Substitute[] {
  return substitutes[name] ?? []
}
