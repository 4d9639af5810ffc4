import type { FoodName } from '../foods/index.ts'
import { isKnown } from '../graph/index.ts'
import type { Line } from '../graph/index.ts'
import { parseLine } from '../lines/index.ts'
import { recognise } from '../recognition/index.ts'
import type { Availability, RecipeLine, RecipeRequest } from '../recipe/index.ts'
import { covers } from './same-food.ts'

/** What a person has: a food, and how much where they said so. */
type Owned = { readonly food: FoodName; readonly grams: number | null }

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
    const { quantity, grams } = parseLine(text)
    return [{ food: found.food, grams: quantity === null ? null : grams }]
  })
}

/**
 * The lines with what the person has of each. Amounts are compared in grams, across units; who typed no amount has enough. What one line
 * takes is gone for the next.
 */
export function withAvailability(lines: readonly Line[], owned: readonly Owned[]): readonly RecipeLine[] {
  const left = owned.map((each) => ({ ...each }))
  return lines.map((line) => {
    const availability = take(line, left)
    return {
      text: line.text,
      food: isKnown(line) ? (line.food?.name ?? null) : null,
      grams: isKnown(line) ? line.parsed.grams : null,
      have: availability === 'have',
      availability,
      optional: line.parsed.isOptional,
    }
  })
}

function take({ food, parsed }: Line, left: { food: FoodName; grams: number | null }[]): Availability {
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
