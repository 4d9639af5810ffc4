import {
  backWords,
  endsOfDenial,
  forms,
  insideDenials,
  noDenials,
  refusals,
  wordRows,
} from '../../lexicon/index.ts'
import { phraseAt, phraseSet } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'

const denying = phraseSet(`${wordRows.negation}|${refusals}`)
const harmless = phraseSet(noDenials)
const ends = new Set(forms(endsOfDenial))
const inside = new Set(forms(insideDenials))
const back = new Set(forms(backWords))
const joins = new Set(['and', 'n', 'plus'])
const choices = new Set(['or', 'nor'])
/** Words that a denial reaches over, those of `insideDenials` not counted. */
const furthest = 6

/** Words that a message denies, by their places: behind 'no', 'without', 'sick of', to the end of what is listed. */
export type Denial = {
  readonly first: number
  readonly last: number
  /** 'Not that': it denies what was named before. */
  readonly isBack: boolean
}

/**
 * What a message says is not wanted or not there; `foods` are the words that name foods.
 * @example denialsIn(tokensOf('no rice or pasta, got eggs'), new Set([1, 3, 5])) // of 'rice or pasta'
 */
export function denialsIn(tokens: readonly Token[], foods: ReadonlySet<number>): readonly Denial[] {
  const found: Denial[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const none = phraseAt(tokens, at, harmless)
    const cue = phraseAt(tokens, at, denying)
    if (none !== undefined && none.last >= (cue?.last ?? -1)) at = none.last
    else if (cue !== undefined) {
      const isRepeated = found.length > 0 && found.at(-1)?.last === at - 1
      const denial = denialFrom(tokens, cue.last + 1, foods, isRepeated)
      if (denial !== undefined) found.push(denial)
      at = cue.last
    }
  }
  return found
}

/** `isRepeated`: behind another one, 'no onion no garlic, tofu and cabbage', where a comma ends what is denied. */
function denialFrom(
  tokens: readonly Token[],
  first: number,
  foods: ReadonlySet<number>,
  isRepeated: boolean,
): Denial | undefined {
  let last = first - 1
  let reached = 0
  let isList = false
  for (let at = first; at < tokens.length && reached < furthest; at += 1) {
    const token = tokens[at]
    if (
      token === undefined ||
      (at > first && endsAt(tokens, at, { first, reached, foods, isList, isRepeated }))
    )
      break
    isList ||= at > first && token.isAfterMark
    if (!inside.has(token.word) && !(isList && foods.has(at))) reached += 1
    last = at
  }
  if (last < first) return undefined
  return { first, last, isBack: reached === 0 && tokens.slice(first, last + 1).some(isBackWord) }
}

const isBackWord = ({ word }: Token): boolean => back.has(word)

/** A denial as far as it is read; `foods` are the words that name foods. */
type Reached = {
  readonly first: number
  readonly reached: number
  readonly foods: ReadonlySet<number>
  readonly isList: boolean
  readonly isRepeated: boolean
}

/** A sentence that ends, a comma that parts no list, or a word that tells something else of what was denied. */
function endsAt(
  tokens: readonly Token[],
  at: number,
  { first, reached, foods, isList, isRepeated }: Reached,
): boolean {
  const token = tokens[at]
  if (token === undefined || token.isAfterStop) return true
  if (reached > 0 && phraseAt(tokens, at, denying) !== undefined) return true
  if (reached > 0 && ends.has(token.word)) return true
  if (!token.isAfterMark) return false
  if (isRepeated && reached > 0) return true
  const isWhole = tokens.slice(first, at).some(({ word }) => joins.has(word) || choices.has(word))
  return isWhole || !((isList && foods.has(at)) || goesOn(tokens, at, foods))
}

/**
 * 'No rice, pasta or bread', 'no rice, pasta and bread' and 'no soy, fish, celery' go on over the comma, 'no rice, pasta' does not: the pasta is what there
 * is. So are the lentils and spinach of 'no curry, lentils and spinach'.
 */
function goesOn(tokens: readonly Token[], at: number, foods: ReadonlySet<number>): boolean {
  let commas = 0
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next]
    if (token === undefined || (next > at && token.isAfterStop)) break
    if (choices.has(token.word)) return true
    if (joins.has(token.word)) return foods.has(at - 1)
    if (token.isAfterMark && foods.has(next - 1) && foods.has(next)) commas += 1
    if (!foods.has(next)) break
  }
  return commas >= fewestOfList
}
/** Commas between foods alone from which on they are a list of what is not wanted. */
const fewestOfList = 2

/** True where a denial reaches over a word. */
export const isDenied = (denials: readonly Denial[], at: number): boolean =>
  denials.some(({ first, last }) => at >= first && at <= last)
