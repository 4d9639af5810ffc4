import type { FoodName } from './food.ts'

const properWords = new Map(
  (
    'Italian Greek Dijon Worcestershire Swiss Brussels Atlantic Pacific French Thai Chinese Japanese Korean Mexican Cajun ' +
    'Medjool English Spanish Alaskan Asian Vietnamese Indian Roma Persian Turkish Jerusalem Boston Belgian'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/**
 * The name of a table as a cook says it: without the origin, share or synonym that tells two rows apart.
 * @example cookName('atlantic salmon, farmed') // 'Atlantic salmon'
 */
export function cookName(name: FoodName): string {
  const plain = name.replace(/, .*$| \(.*\)| \d+\/\d+$/g, '').replace(/\((.*)\) /, '')
  return plain.replace(/[a-z]+/g, (word) => properWords.get(word) ?? word)
}
