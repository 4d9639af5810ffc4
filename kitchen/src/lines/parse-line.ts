import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { findPhrase, phraseSet } from '../reading/index.ts'
import { readAmount } from './amount.ts'
import { namesExactly } from './exact-words.ts'
import { gramsOfLine } from './line-grams.ts'
import { lineTokens } from './line-tokens.ts'
import { namedFood } from './named-food.ts'

/**
 * One ingredient line, understood. `unit` is null for pieces ('2 onions') and for lines without an amount; `quantityMax` is the upper end of a
 * range, and `grams` then stands for its middle. `grams` is null where the food or the measure has no known weight. `isExact` is false where
 * `food` is a guess from a part of the words: good enough for shopping, never for an allergen or a diet.
 */
export type ParsedLine = {
  readonly text: string
  readonly quantity: number | null
  readonly quantityMax: number | null
  readonly unit: string | null
  readonly food: FoodName | null
  readonly isExact: boolean
  readonly preparation: string | null
  readonly grams: number | null
  readonly isOptional: boolean
  readonly isToTaste: boolean
}

/** So many characters of a line are read. */
const mostRead = 300

/**
 * Reads an ingredient line: '2 1/2 cups finely chopped red onion', '1 (14.5 oz) can diced tomatoes', '3–4 medium courgettes', '200g/7oz feta',
 * '2 lb 3 oz potatoes', 'juice of 1 lemon', 'salt to taste'. Never throws; what it cannot read is null. Reads the first 300 characters.
 * @example parseLine('2 1/2 cups finely chopped red onion') // quantity 2.5, unit 'cup', food 'red onion', grams 400
 */
export function parseLine(text: string): ParsedLine {
  const line = lineTokens(text.slice(0, mostRead))
  const amount = readAmount(line)
  const named = namedFood(line, amount)
  const food = named.food === null ? undefined : findFood(named.food)
  return {
    text,
    quantity: amount.quantity,
    quantityMax: amount.max,
    unit: amount.unit,
    food: named.food,
    isExact: named.food !== null && namesExactly(line, amount),
    preparation: named.preparation,
    grams: food === undefined || named.isOtherState ? null : gramsOfLine(line, amount, food),
    isOptional: findPhrase(line.tokens, optional) !== undefined,
    isToTaste: findPhrase(line.tokens, toTaste) !== undefined,
  }
}

const optional = phraseSet(
  'optional|optionally|to serve|for serving|garnish|garnishes|garnishing|if you like|if you have|for topping|toppings|to accompany',
)
const toTaste = phraseSet('to taste|as needed|as required|to season')
