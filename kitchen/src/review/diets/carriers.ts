import { carriers, dietClaims, noCarriers } from '../../lexicon/index.ts'
import type { Carrier } from '../../lexicon/index.ts'
export type { Carrier } from '../../lexicon/index.ts'
import { isFreeOf } from '../../graph/index.ts'
import { findPhrase, phraseAt, phraseSet } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'

const read = carriers.map((carrier) => ({ carrier, words: phraseSet(carrier.words) }))
const innocent = phraseSet(noCarriers)
const denials = phraseSet([
  ...Object.values(dietClaims).flatMap((list) => list.split('|')),
  'eggless',
  'no',
  'without',
  'free of',
])

/** The carriers that words name. Words that deny ('dairy-free', 'no butter') and names that only sound so ('coconut milk') do not count. */
export function carriersIn(tokens: readonly Token[]): readonly Carrier[] {
  const open = openTokens(tokens)
  return read.filter(({ words }) => isIn(tokens, words, open)).map(({ carrier }) => carrier)
}

/** The first word of a sentence, outside the foods it names, of a carrier for which `isMeant` holds. */
export function carrierWordIn(
  { tokens, mentions }: ReadSentence,
  isMeant: (carrier: Carrier) => boolean,
): string | undefined {
  const open = openTokens(tokens)
  for (const { foods, first, last } of mentions)
    if (foods.length > 0) for (let at = first; at <= last; at += 1) open[at] = false
  for (const { carrier, words } of read) {
    if (!isMeant(carrier)) continue
    for (let at = 0; at < tokens.length; at += 1) {
      if (!open[at]) continue
      const found = phraseAt(tokens, at, words)
      if (found !== undefined) return tokens[at]?.singular
    }
  }
  return undefined
}

/** 'Almond milk' is no milk, and still of almonds: only the last word misleads. */
const heads = new Set(
  'milk cream butter cheese yogurt yoghurt flour noodle bread cake cracker tortilla bun rice'.split(' '),
)

function openTokens(tokens: readonly Token[]): boolean[] {
  const open = tokens.map(() => true)
  for (let at = 0; at < tokens.length; at += 1) {
    const plain = phraseAt(tokens, at, innocent)
    if (plain !== undefined)
      close(open, heads.has(tokens[plain.last]?.singular ?? '') ? plain.last : plain.first, plain.last)
    const denial = phraseAt(tokens, at, denials)
    if (denial !== undefined) close(open, denial.first, denial.last + 2)
    if (isFreeOf(tokens, at)) close(open, at, at)
    closeMeasure(open, tokens, at)
  }
  return open
}

/** 'Walnut-sized', 'the size of a hazelnut': a measure and nothing of the dish. */
function closeMeasure(open: boolean[], tokens: readonly Token[], at: number): void {
  const isSize = tokens[at]?.word === 'size'
  if (tokens[at]?.word === 'sized' || (isSize && tokens[at]?.isAfterDash)) close(open, at - 1, at)
  if (isSize && tokens[at + 1]?.word === 'of') close(open, at, at + sizeReach)
}
/** 'Size of a large walnut'. */
const sizeReach = 4

function close(open: boolean[], first: number, last: number): void {
  for (let at = first; at <= last && at < open.length; at += 1) open[at] = false
}

function isIn(
  tokens: readonly Token[],
  words: ReturnType<typeof phraseSet>,
  open: readonly boolean[],
): boolean {
  let found = findPhrase(tokens, words)
  while (found !== undefined) {
    if (open[found.first] === true) return true
    found = findPhrase(tokens, words, found.first + 1)
  }
  return false
}
