import { besideWords, dayParts, forms, placeLeads, waitEnds } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { Clause, Mention, ReadSentence, Token } from '../../reading/index.ts'
import { ownWords, strangeWords } from '../strange.ts'
import type { Said } from './said.ts'
import { standsLong } from './standing.ts'

/** Work that leaves food as it is: it is put somewhere, kept, carried, handed out. */
const keeping: ReadonlySet<Effect> = new Set<Effect>([
  'move',
  'wait',
  'store',
  'serve',
  'eat',
  'test',
  'add',
  'preserve',
  'prepare',
  'wrap',
  'steep',
  'cure',
])
/** Of these, work whose place decides whether the food keeps. */
const standing: ReadonlySet<Effect> = new Set<Effect>(['wait', 'store', 'preserve', 'steep', 'cure'])

const parts = phraseSet(dayParts)
const leads = new Set(forms(placeLeads))
const placeReach = 5

/**
 * Token indexes of what a sentence says of keeping food that nothing proves safe: a place nobody knows, a time that nobody can count. Empty where
 * the sentence cooks, or where all it says is known.
 */
export function unprovedIn(said: Said): readonly number[] {
  const { read, clauses, work } = said
  if (work.draft.writtenBy === 'kitchen') return []
  const orders = clauses.filter(({ isResult, verb }) => verb?.form === 'base' && !isResult)
  if (!orders.every(({ effect }) => effect === null || keeping.has(effect))) return []
  const strange = strangeWords(read, ownWords(work)).map((token) => read.tokens.indexOf(token))
  const stands = orders.filter(({ effect }) => effect !== null && standing.has(effect))
  const isPut = stands.length > 0 || (strange.length > 0 && namesTime(said, orders))
  const places = isPut ? strange.filter((at) => isPlace(at, read)) : []
  const beside = strange.length > 0 && namesTime(said, orders) ? strange : []
  const kept = orders.some(
    ({ verb, effect }) => effect === 'store' || keepWords.has(verb?.text.toLowerCase() ?? ''),
  )
  return [
    ...places,
    ...beside,
    ...(stands.length > 0 ? openEnds(read) : []),
    ...(kept ? besideThings(read) : []),
    ...(stands.length > 0 ? shelves(read) : []),
  ]
}

/** A shelf is for what is dry or sealed. */
const shelves = ({ mentions }: ReadSentence): readonly number[] =>
  mentions
    .filter(
      ({ kind, senses, isNegated }) =>
        kind === 'place' && !isNegated && senses.some(({ id }) => id === 'shelf'),
    )
    .map(({ first }) => first)

const keepWords = new Set(['keep', 'leave', 'store', 'stash'])
const nextTo = phraseSet(besideWords)

/** 'Keep it next to the till': what stands beside a thing stands in the room. */
function besideThings({ tokens, mentions }: ReadSentence): readonly number[] {
  const found = findPhrase(tokens, nextTo)
  if (found === undefined || !determiners.has(tokens[found.last + 1]?.word ?? '')) return []
  const isCold = mentions.some(
    ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'cold'),
  )
  return isCold ? [] : [found.first]
}

/** Work with which food is put down somewhere: a time of the day beside it says until when. */
const putting: ReadonlySet<Effect> = new Set<Effect>([...standing, 'move', 'add', 'wrap'])

const namesTime = (said: Said, orders: readonly Clause[]): boolean =>
  standsLong(said) ||
  (orders.some(({ effect }) => effect !== null && putting.has(effect)) &&
    holdsPhrase(said.read.tokens, parts))

/** 'In the rucksack', 'beside our old piano': behind a word that leads to a place, and no tool's first word. */
function isPlace(at: number, { tokens, mentions }: ReadSentence): boolean {
  if (mentions.some(({ kind, first }) => (kind === 'tool' || kind === 'food') && first === at + 1))
    return false
  for (let before = at - 1; before > Math.max(0, at - placeReach); before -= 1) {
    if (tokens[before + 1]?.isAfterMark) return false
    if (determiners.has(tokens[before]?.word ?? '')) return leads.has(tokens[before - 1]?.word ?? '')
  }
  return false
}

const determiners = new Set([
  'the',
  'a',
  'an',
  'your',
  'my',
  'our',
  'their',
  'his',
  'her',
  'some',
  'any',
  'that',
])

const untils = new Set(['until', 'till', 'til'])
const ends = new Set(forms(waitEnds))
/** What tells by the food itself, or by the cook's next work, when a wait is over. */
const telling: ReadonlySet<Mention['kind']> = new Set([
  'cue',
  'technique',
  'state',
  'food',
  'food-class',
  'reference',
])

/** 'Until you next fancy some': neither the food nor the clock says when that is. */
function openEnds({ tokens, mentions, quantities }: ReadSentence): readonly number[] {
  return tokens.flatMap(({ word }, at) => {
    if (!untils.has(word)) return []
    const last = endOfPhrase(tokens, at)
    const isTold =
      last === at ||
      mentions.some(({ kind, first }) => telling.has(kind) && first > at && first <= last) ||
      quantities.some(({ first }) => first > at && first <= last) ||
      tokens.slice(at, last + 1).some((token) => ends.has(token.word))
    return isTold ? [] : [at]
  })
}

function endOfPhrase(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex(({ isAfterMark }, index) => index > at + 1 && isAfterMark)
  return next === -1 ? tokens.length - 1 : next - 1
}
