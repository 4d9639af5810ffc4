import { findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { containers, findUnit, gramsOf, gramsOfWeight, millilitresOf } from '../measures/index.ts'
import { findMentions, recognise } from '../recognition/index.ts'
import { plainLine, readQuantity } from './quantity.ts'

/**
 * One ingredient line, understood. `unit` is null for pieces ('2 onions') and for lines without an amount; `quantityMax` is the upper end of a
 * range, and `grams` then stands for its middle. `grams` is null where the food or the measure has no known weight.
 */
export type ParsedLine = {
  readonly text: string
  readonly quantity: number | null
  readonly quantityMax: number | null
  readonly unit: string | null
  readonly food: FoodName | null
  readonly preparation: string | null
  readonly grams: number | null
  readonly isOptional: boolean
  readonly isToTaste: boolean
}

/**
 * Reads an ingredient line: '2 1/2 cups finely chopped red onion', '1 (14.5 oz) can diced tomatoes', '3–4 medium courgettes', '200g/7oz feta',
 * 'juice of 1 lemon', 'salt to taste'. Never throws; what it cannot read is null. Reads the first 300 characters.
 * @example parseLine('2 1/2 cups finely chopped red onion') // quantity 2.5, unit 'cup', food 'red onion', grams 400
 */
export function parseLine(text: string): ParsedLine {
  const line = plainLine(text.slice(0, 300))
  const amount = readAmount(line)
  const named = readFood(amount.rest, amount.unit)
  const food = named.food === null ? undefined : findFood(named.food)
  return {
    text,
    quantity: amount.quantity,
    quantityMax: amount.max,
    unit: amount.unit,
    food: named.food,
    preparation: named.preparation,
    grams: food === undefined ? null : gramsOfAmount(amount, food),
    isOptional:
      /\boptional(?:ly)?\b|\bto (?:serve|garnish)\b|\bfor (?:serving|garnish(?:ing)?)\b|\bif you (?:like|have)\b/i.test(
        line,
      ),
    isToTaste: /\bto taste\b|\bas needed\b|\bas required\b|\bto season\b/i.test(line),
  }
}

type Amount = {
  readonly quantity: number | null
  readonly max: number | null
  readonly unit: string | null
  /** Weight in brackets or behind a stroke: of the whole, or of each container. */
  readonly stated: { readonly grams: number; readonly isEach: boolean } | null
  readonly rest: string
}

function readAmount(line: string): Amount {
  const lead =
    /^(?:the )?(?:juice|zest|(?:finely )?grated zest|zest and juice|juice and zest)(?: and (?:juice|zest))? (?:of|from) /i.exec(
      line,
    )
  const body = lead ? line.slice(lead[0].length) : line
  const brackets = bracketWeight(body)
  const read = readQuantity(body)
  if (read === undefined) {
    const bare = readUnit(body)
    const isMeasure = bare.unit !== null && /^(?:pinch|dash|handful|knob|drop|bunch|sprig)$/.test(bare.unit)
    return {
      quantity: isMeasure ? 1 : null,
      max: null,
      unit: isMeasure ? bare.unit : null,
      stated: brackets,
      rest: isMeasure ? bare.rest : body,
    }
  }
  return quantified(read.quantity, read.max, read.rest, brackets)
}

type Stated = Amount['stated']

function quantified(quantity: number, max: number | null, after: string, brackets: Stated): Amount {
  const before = /^\s*\(([^)]*)\)\s*/.exec(after)
  const dashed = /^(\d+(?:\.\d+)?)[- ]?(oz|ounce|g|gram|ml|lb|pound)s?\.?[- ](?=[a-z])/i.exec(after)
  const rest = before ? after.slice(before[0].length) : dashed ? after.slice(dashed[0].length) : after
  const { unit, rest: behind } = readUnit(rest)
  const each = dashed ? weightIn(`${dashed[1]} ${dashed[2]}`) : null
  const isEach = before !== null || dashed !== null || /\beach\b/i.test(after)
  const grams = each ?? brackets?.grams ?? null
  const stroke = /^\s*\/\s*([\d.]+\s*[a-z]+)\s*/i.exec(behind)
  return {
    quantity,
    max,
    unit,
    stated: grams === null ? null : { grams, isEach: isEach && (unit === null || containers.has(unit)) },
    rest: stroke ? behind.slice(stroke[0].length) : behind,
  }
}

/** The weight inside the first brackets that hold one: '(14.5 oz)', '(about 390 g)', '(7 oz)'. */
function bracketWeight(line: string): Stated {
  for (const [, inside] of line.matchAll(/\(([^)]*)\)/g)) {
    const grams = weightIn(inside ?? '')
    if (grams !== null) return { grams, isEach: /\beach\b/i.test(inside ?? '') }
  }
  return null
}

function weightIn(text: string): number | null {
  const found =
    /(\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?|\d+\/\d+)\s*-?\s*(g|grams?|kg|oz|ounces?|lbs?|pounds?)\b/i.exec(text)
  const read = found?.[1] === undefined ? undefined : readQuantity(`${found[1]} `)
  const unit = found?.[2] === undefined ? undefined : findUnit(found[2].toLowerCase())
  const each = unit === undefined ? undefined : gramsOfWeight(unit)
  return read === undefined || each === undefined ? null : read.quantity * each
}

function readUnit(rest: string): { unit: string | null; rest: string } {
  const words =
    /^\s*(?:(?:heaped|heaping|level|scant|generous|good|big|rounded|packed|lightly packed|full|large|small|medium)\s+(?=(?:\S+\s)))?([\p{L}.]+)(?:\s+(oz|ounces?))?/iu.exec(
      rest,
    )
  const first = words?.[1]?.toLowerCase() ?? ''
  const fluid = /^(?:fl\.?|fluid)$/.test(first) && words?.[2] !== undefined
  const unit = fluid ? 'fl oz' : findUnit(first)
  if (words === null || unit === undefined || isFoodWord(first, rest)) return sized(rest)
  const taken = fluid
    ? words[0].length
    : words[0].length - (words[2] === undefined ? 0 : words[0].length - words[0].search(/\s+\S+$/))
  return { unit, rest: rest.slice(taken).replace(/^\.?\s*(?:of\s+)?(?:the\s+)?/i, '') }
}

/** 'large' before a food is a size; it stays a unit so that the weight of that size counts. */
function sized(rest: string): { unit: string | null; rest: string } {
  const size = /^\s*(extra[- ]large|large|medium(?:-sized)?|small)\s+/i.exec(rest)
  const name = size?.[1]?.toLowerCase().replace(/-sized$/, '')
  return size === null || name === undefined
    ? { unit: null, rest }
    : { unit: name.startsWith('extra') ? 'large' : name, rest: rest.slice(size[0].length) }
}

// 'clove' the spice, 'stick' of cinnamon and 'head' lettuce are foods where nothing else follows.
function isFoodWord(word: string, rest: string): boolean {
  return /^\s*\S+\s*$/.test(rest) && recognise(word).kind === 'food'
}

type NamedFood = { readonly food: FoodName | null; readonly preparation: string | null }

function readFood(rest: string, unit: string | null): NamedFood {
  const bare = rest
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const comma = bare.search(/,|;| - /)
  const main = (comma === -1 ? bare : bare.slice(0, comma))
    .replace(/\b(?:to taste|as needed|for serving|to serve|optional)\b/gi, '')
    .trim()
  const tail = comma === -1 ? '' : bare.slice(comma + 1).trim()
  const whole = recognise(bare)
  if (whole.kind === 'food' && findFood(whole.food)?.name === bare.toLowerCase())
    return { food: whole.food, preparation: null }
  const found = foodIn(main) ?? foodIn(bare)
  if (found === null || found === undefined) return { food: null, preparation: tail === '' ? null : tail }
  const before = main.slice(0, found.start).trim()
  const preparation = [before, tail].filter((part) => part !== '').join(', ')
  return { food: canned(found.food, unit), preparation: preparation === '' ? null : preparation }
}

function foodIn(text: string): { food: FoodName; start: number } | null {
  const mentions = findMentions(text)
  const end = text.search(/\b(?:in|with|for|from|or|plus|and|such as|like)\b/i)
  const heads = end === -1 ? mentions : mentions.filter(({ start }) => start < end)
  const head = heads.at(-1) ?? mentions[0]
  const [exact] = head === undefined ? [] : head.foods
  if (head !== undefined && exact !== undefined && isExact(head.text))
    return { food: exact, start: head.start }
  const guess = recognise(text)
  return guess.kind === 'food' ? { food: guess.food, start: head?.start ?? 0 } : null
}

/** A group word with no food of its own ('fish', 'nuts') says too little for an ingredient line. */
function isExact(words: string): boolean {
  return recognise(words).kind === 'food'
}

/** '1 can tomatoes' are canned tomatoes. */
function canned(food: FoodName, unit: string | null): FoodName {
  if (unit !== 'can') return food
  return (
    [`canned ${food}`, `canned ${food}s`, `canned ${food}es`].find((name) => findFood(name) !== undefined) ??
    food
  )
}

function gramsOfAmount({ quantity, max, unit, stated }: Amount, food: Food): number | null {
  const amount = quantity === null ? null : max === null ? quantity : (quantity + max) / 2
  if (amount !== null && unit !== null && gramsOfWeight(unit) !== undefined)
    return rounded(gramsOf(amount, unit, food))
  if (stated !== null) return rounded(stated.isEach ? stated.grams * (amount ?? 1) : stated.grams)
  if (amount === null) return null
  const measured = gramsOf(amount, unit, food)
  if (measured !== null || unit === null || millilitresOf(unit) === undefined) return rounded(measured)
  return null
}

function rounded(grams: number | null): number | null {
  return grams === null ? null : Math.round(grams * 100) / 100
}
