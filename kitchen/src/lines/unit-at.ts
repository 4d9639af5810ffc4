import { foodNamed } from '../foods/index.ts'
import { findUnit } from '../measures/index.ts'
import { wordAt } from './line-tokens.ts'
import type { LineTokens } from './line-tokens.ts'

/** A unit that a line names, the token behind it, and the place in the text where what it measures begins. */
export type UnitAt = { readonly unit: string | null; readonly next: number; readonly restFrom: number }

/** How a measure is filled, or how big a counted piece is. */
const fillings = new Set(
  'heaped heaping level scant generous good big rounded packed lightly loosely firmly tightly full large small medium thick thin thinly tiny huge extra whole overflowing'.split(
    ' ',
  ),
)
const sizes = new Set(['large', 'medium', 'small'])

/** Cooks write a capital T for the tablespoon. */
const spoonLetters: Readonly<Record<string, string>> = { T: 'tbsp', t: 'tsp' }
const halfWords: Readonly<Record<string, string>> = { table: 'tbsp', tea: 'tsp' }

/** Measures that print sometimes glues to the word behind: '1 cupmilk'. */
const glued = ['cups', 'cup', 'tablespoons', 'tablespoon', 'teaspoons', 'teaspoon']

/** The unit at a token, the words that say how full it is passed over; `unit` is a size where a food follows it, null where there is none. */
export function unitAt(line: LineTokens, from: number): UnitAt {
  let at = from
  while (fillings.has(wordAt(line, at))) at += 1
  const found = measureAt(line, at) ?? (at > from ? measureAt(line, from) : undefined)
  return found ?? sizeAt(line, from) ?? unmeasured(line, from)
}

const unmeasured = (line: LineTokens, at: number): UnitAt => ({
  unit: null,
  next: at,
  restFrom: line.tokens[at]?.start ?? line.text.length,
})

const until = (line: LineTokens, unit: string, next: number): UnitAt => ({ ...unmeasured(line, next), unit })

function measureAt(line: LineTokens, at: number): UnitAt | undefined {
  const token = line.tokens[at]
  if (token === undefined) return undefined
  const next = wordAt(line, at + 1)
  if ((token.word === 'fl' || token.word === 'fluid') && findUnit(next) === 'oz')
    return until(line, 'fl oz', at + 2)
  if (next.startsWith('spoon') && Object.hasOwn(halfWords, token.word))
    return until(line, halfWords[token.word] ?? '', at + 2)
  const unit = spoonLetters[line.text.slice(token.start, token.end)] ?? findUnit(token.word)
  if (unit === undefined) return gluedAt(line, at)
  return sizes.has(unit) || isFoodWord(line, at) ? undefined : behind(line, unit, at + 1)
}

/** 'Clove' the spice and 'stick' of cinnamon are foods where nothing follows; a bottle gourd comes in no bottle. */
function isFoodWord(line: LineTokens, at: number): boolean {
  const token = line.tokens[at]
  if (token === undefined) return false
  const after = line.tokens[at + 1]
  const isLast = after === undefined || line.inside[at + 1] === true
  if (isLast) return Boolean(foodNamed('word', token.word) ?? foodNamed('singular', token.singular))
  const pair = foodNamed('word', `${token.word} ${after.word}`)
  return Boolean(pair) && !foodNamed('word', after.word) && !foodNamed('singular', after.singular)
}

function gluedAt(line: LineTokens, at: number): UnitAt | undefined {
  const token = line.tokens[at]
  if (token === undefined || foodNamed('word', token.word) !== undefined) return undefined
  const start = glued.find((each) => token.word.startsWith(each) && token.word.length > each.length + 2)
  const unit = start === undefined ? undefined : findUnit(start)
  if (start === undefined || unit === undefined || foodNamed('singular', token.singular) !== undefined)
    return undefined
  return { unit, next: at, restFrom: token.start + start.length }
}

/** 'Large' before a food is a size; it stays a unit so that the weight of that size counts. */
function sizeAt(line: LineTokens, from: number): UnitAt | undefined {
  let at = from
  while (wordAt(line, at) === 'extra' || wordAt(line, at) === 'whole') at += 1
  const size = wordAt(line, at)
  if (!sizes.has(size)) return undefined
  const isSized = wordAt(line, at + 1).startsWith('size')
  const next = at + (isSized ? 2 : 1)
  return next >= line.tokens.length ? undefined : until(line, size, next)
}

const lengths = new Set(['inch', 'cm', 'knob'])
const lengthWords = new Set(
  'size sized long thick piece pieces knob length chunk stick of the a nub'.split(' '),
)

/** Behind the unit stands 'of', and behind a length what is that long: '1-inch piece of ginger'. */
function behind(line: LineTokens, unit: string, from: number): UnitAt {
  let next = from
  if (lengths.has(unit)) while (lengthWords.has(wordAt(line, next))) next += 1
  else if (wordAt(line, next) === 'of') next += wordAt(line, next + 1) === 'the' ? 2 : 1
  else if (wordAt(line, next) === 'the') next += 1
  return until(line, unit, next)
}
