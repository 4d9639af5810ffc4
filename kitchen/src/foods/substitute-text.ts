import type { Substitute } from './food.ts'

/**
 * A substitute in words, by weight: 'plain yogurt (same weight; thin it with milk)', 'dried basil (33 g for 100 g)'.
 */
export function substituteText({ food, ratio, note }: Substitute): string {
  const grams = ratio < 1 ? Math.round(ratio * 1000) / 10 : Math.round(ratio * 100)
  const amount = Math.abs(ratio - 1) < 0.01 ? 'same weight' : `${grams} g for 100 g`
  return `${food} (${[amount, note].filter(Boolean).join('; ')})`
}
