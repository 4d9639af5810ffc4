import type { FoodName } from '../foods/index.ts'
import { foodIndex } from './food-index.ts'

/** Everyday words one slip away from a food's name that mean something else. */
const otherWords = new Set([
  'beard',
  'brand',
  'paste',
  'clover',
  'plush',
  'crepe',
  'grate',
  'steal',
  'broke',
  'cheers',
  'lemur',
  'towel',
])

type Entry = { readonly phrase: string; readonly food: FoodName }
let byFirstLetter: ReadonlyMap<string, readonly Entry[]> | undefined

/**
 * The food whose name is nearest to a misspelt phrase: one slip from five letters on, two from nine (a slip is a letter too many, missing,
 * wrong or swapped with its neighbour). The first letter must be right. Undefined when two foods are equally near, or none.
 */
export function findMisspelt(phrase: string): FoodName | undefined {
  if (phrase.length < 5 || otherWords.has(phrase)) return undefined
  const most = phrase.length >= 9 ? 2 : 1
  let best = most + 1
  let found = new Set<FoodName>()
  for (const entry of entries(phrase.charAt(0))) {
    const length = Math.abs(entry.phrase.length - phrase.length)
    if (length > most || entry.phrase.length < 4) continue
    const slips = slipsBetween(phrase, entry.phrase, best)
    if (slips < best) [best, found] = [slips, new Set([entry.food])]
    else if (slips === best && slips <= most) found.add(entry.food)
  }
  const [only] = found
  return best <= most && found.size === 1 ? only : undefined
}

function entries(letter: string): readonly Entry[] {
  byFirstLetter ??= Map.groupBy(
    [...foodIndex().byRaw].map(([phrase, food]) => ({ phrase, food })),
    ({ phrase }) => phrase.charAt(0),
  )
  return byFirstLetter.get(letter) ?? []
}

/** Damerau's distance between neighbours (optimal string alignment), given up early above `limit`. */
function slipsBetween(one: string, other: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) next.push(cell({ one, other, i, j, row, before, next }))
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return row[other.length] ?? limit + 1
}

type Cell = {
  readonly one: string
  readonly other: string
  readonly i: number
  readonly j: number
  readonly row: readonly number[]
  readonly before: readonly number[]
  readonly next: readonly number[]
}

function cell({ one, other, i, j, row, before, next }: Cell): number {
  const isSame = one[i - 1] === other[j - 1]
  const changed = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1))
  const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
  return isSwapped ? Math.min(changed, at(before, j - 2) + 1) : changed
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Infinity
}
