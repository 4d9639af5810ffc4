import { wordStem } from '@plotluck/kitchen/word-stem'

/**
 * What makes two ingredients the same: trimmed, case-insensitive, singular = plural, single spaces. The key is for comparing
 * only; it is not a word.
 * @example ingredientKey(' Tomatoes ') === ingredientKey('tomato') // true
 */
export function ingredientKey(text: string): string {
  const words = text.normalize('NFC').trim().toLowerCase().split(/\s+/)
  return [...words.slice(0, -1), wordStem(words.at(-1) ?? '')].join(' ')
}

/** The basket with later duplicates left out, in its order, texts as they were typed. */
export function withoutDuplicates(ingredients: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const text of ingredients) if (!byKey.has(ingredientKey(text))) byKey.set(ingredientKey(text), text)
  return [...byKey.values()]
}
