import { findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { gramsOf, gramsOfWeight } from '../measures/index.ts'
import { findMentions, recognise } from '../recognition/index.ts'
import { readAmount } from './amount.ts'
import type { Amount } from './amount.ts'
import { namesExactly } from './exact-words.ts'
import { plainLine } from './quantity.ts'

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

/**
 * Reads an ingredient line: '2 1/2 cups finely chopped red onion', '1 (14.5 oz) can diced tomatoes', '3–4 medium courgettes', '200g/7oz feta',
 * '2 lb 3 oz potatoes', 'juice of 1 lemon', 'salt to taste'. Never throws; what it cannot read is null. Reads the first 300 characters.
 * @example parseLine('2 1/2 cups finely chopped red onion') // quantity 2.5, unit 'cup', food 'red onion', grams 400
 */
export function parseLine(text: string): ParsedLine {
  const line = plainLine(text.slice(0, 300))
  const amount = readAmount(line)
  const named = readFood(amount)
  const food = named.food === null ? undefined : findFood(named.food)
  return {
    text,
    quantity: amount.quantity,
    quantityMax: amount.max,
    unit: amount.unit,
    food: named.food,
    isExact: named.food !== null && namesExactly(amount.rest),
    preparation: named.preparation,
    grams: food === undefined || isWeighedCooked(food, amount.rest) ? null : gramsOfAmount(amount, food),
    isOptional:
      /\boptional(?:ly)?\b|\bto (?:serve|garnish)\b|\bfor (?:serving|garnish(?:ing)?)\b|\bif you (?:like|have)\b/i.test(
        line,
      ),
    isToTaste: /\bto taste\b|\bas needed\b|\bas required\b|\bto season\b/i.test(line),
  }
}

type NamedFood = { readonly food: FoodName | null; readonly preparation: string | null }

const asides =
  /\b(?:to taste|as needed|as required|to season|(?:for|to) (?:serving|serve|garnish(?:ing)?)|optional(?:ly)?)\b/gi

function readFood({ rest, isCanned, taken }: Amount): NamedFood {
  const bare = rest
    .replace(/\([^)]*\)/g, ' ')
    .replace(asides, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const whole = findFood(bare.toLowerCase())
  if (whole !== undefined) return { food: whole.name, preparation: taken }
  const comma = bare.search(/,|;| - /)
  const main = (comma === -1 ? bare : bare.slice(0, comma)).trim()
  const tail = comma === -1 ? '' : bare.slice(comma + 1)
  const inMain = foodIn(main)
  const found = inMain ?? foodIn(bare)
  if (found === null) return { food: null, preparation: joined([taken ?? '', tail]) }
  // Where the food stands behind the comma ('red, yellow or orange peppers'), the words around it are no preparation.
  const said = inMain === null ? [] : [main.slice(0, found.start), tail]
  return { food: isCanned ? canned(found.food) : found.food, preparation: joined([taken ?? '', ...said]) }
}

function joined(parts: readonly string[]): string | null {
  const said = parts.map((part) => part.replace(/^[\s,;.-]+|[\s,;-]+$/g, '')).filter((part) => part !== '')
  return said.length === 0 ? null : said.join(', ')
}

function foodIn(text: string): { readonly food: FoodName; readonly start: number } | null {
  const whole = recognise(text)
  const mentions = findMentions(text)
  if (whole.kind === 'food') return { food: whole.food, start: mentions[0]?.start ?? 0 }
  const end = text.search(/\b(?:in|with|for|from|or|plus|and|such as|like)\b|[+&]/i)
  const heads = end === -1 ? mentions : mentions.filter(({ start }) => start < end)
  const head = heads.at(-1) ?? mentions[0]
  const named = head === undefined ? undefined : recognise(head.text)
  return head !== undefined && named?.kind === 'food' ? { food: named.food, start: head.start } : null
}

/** '1 can tomatoes' are canned tomatoes. */
function canned(food: FoodName): FoodName {
  return (
    [`canned ${food}`, `canned ${food}s`, `canned ${food}es`].find((name) => findFood(name) !== undefined) ??
    food
  )
}

/** Rice, pasta and beans weigh two to three times as much cooked as dry, and the tables have them dry: such a line is not counted. */
function isWeighedCooked({ category, name }: Food, said: string): boolean {
  if (!/\b(?:cooked|leftover|boiled|steamed)\b/i.test(said)) return false
  const isDry = category === 'grain' || category === 'pasta-noodle' || category === 'legume'
  return isDry && !/^(?:canned|cooked|frozen|fresh) /.test(name)
}

function gramsOfAmount({ quantity, max, unit, stated }: Amount, food: Food): number | null {
  const amount = quantity === null ? null : max === null ? quantity : (quantity + max) / 2
  if (amount !== null && unit !== null && gramsOfWeight(unit) !== undefined)
    return rounded(gramsOf(amount, unit, food))
  if (stated !== null) return rounded(stated.isEach ? stated.grams * (amount ?? 1) : stated.grams)
  return amount === null ? null : rounded(gramsOf(amount, unit, food))
}

function rounded(grams: number | null): number | null {
  return grams === null ? null : Math.round(grams * 100) / 100
}
