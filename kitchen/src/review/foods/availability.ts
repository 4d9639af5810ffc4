import type { FoodName } from '../../foods/index.ts'
import { isKnown } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { parseLine } from '../../lines/index.ts'
import { recognise } from '../../recognition/index.ts'
import type { Availability, RecipeLine, RecipeRequest } from '../../recipe/index.ts'
import { covers } from './same-food.ts'
import { shortText } from '../shown/stock-texts.ts'

/** What a person has: a food, and how much where they said so. */
export type Owned = {
  readonly food: FoodName
  readonly grams: number | null
  /** As typed: 3 and 'kg', 5 and null. */
  readonly quantity: number | null
  readonly unit: string | null
}

/** What of a line is held against a basket. */
export type ListedLine = Pick<Line, 'text' | 'food' | 'certainty' | 'parsed'>

// Every recipe of an answer is held against the same basket.
const ownedByTexts = new WeakMap<readonly string[], readonly Owned[]>()

/** What a person has: the basket, and what is always in the cupboard. */
export function ownedBy({ ingredients, atHome }: RecipeRequest): readonly Owned[] {
  const basket = ownedFoods(ingredients)
  return atHome === undefined ? basket : [...basket, ...ownedFoods(atHome)]
}

/** The foods of the texts a person typed; what is not known counts for nothing. */
function ownedFoods(texts: readonly string[]): readonly Owned[] {
  let owned = ownedByTexts.get(texts)
  if (owned === undefined) ownedByTexts.set(texts, (owned = readOwned(texts)))
  return owned
}

function readOwned(texts: readonly string[]): readonly Owned[] {
  return texts.flatMap((text) => {
    const found = recognise(text)
    if (found.kind !== 'food') return []
    const { quantity, grams, unit } = parseLine(text)
    return [{ food: found.food, grams: quantity === null ? null : grams, quantity, unit }]
  })
}

/**
 * The lines with what the person has of each. Amounts are compared in grams, across units; who typed no amount has enough. What one line
 * takes is gone for the next.
 */
export function withAvailability(
  lines: readonly ListedLine[],
  owned: readonly Owned[],
): readonly RecipeLine[] {
  const left = owned.map((each) => ({ ...each }))
  return lines.map((line) => {
    const availability = take(line, left)
    const short = availability === 'partly' ? shortOf(line, owned) : null
    return {
      text: line.text,
      food: isKnown(line) ? (line.food?.name ?? null) : null,
      grams: isKnown(line) ? line.parsed.grams : null,
      have: availability === 'have',
      availability,
      optional: line.parsed.isOptional,
      ...(short === null ? {} : { short }),
    }
  })
}

/** What the lines take of each food that the person has, in grams. */
export function gramsUsed(lines: readonly ListedLine[]): (food: FoodName) => number {
  return (owned) =>
    lines.reduce((sum, { food, parsed }) => {
      const isOfIt = food !== undefined && (food.name === owned || covers(owned, food.name))
      return isOfIt ? sum + (parsed.grams ?? 0) : sum
    }, 0)
}

function shortOf({ food, parsed }: ListedLine, owned: readonly Owned[]): string | null {
  const found = owned.find(
    (each) => food !== undefined && (each.food === food.name || covers(each.food, food.name)),
  )
  return found === undefined || parsed.grams === null ? null : shortText(found, parsed.grams)
}

function take({ food, parsed }: ListedLine, left: { food: FoodName; grams: number | null }[]): Availability {
  if (food === undefined) return 'need'
  if (food.name === 'water') return 'have'
  const found =
    left.find((each) => each.food === food.name) ?? left.find((each) => covers(each.food, food.name))
  if (found === undefined) return 'need'
  if (found.grams === null || parsed.grams === null) return 'have'
  const had = found.grams
  found.grams = Math.max(0, had - parsed.grams)
  // A cook does not shop for the last tenth of an amount.
  if (had >= parsed.grams * 0.9) return 'have'
  return had > 0 ? 'partly' : 'need'
}
