import {
  besideWords,
  dayParts,
  forms,
  mannerNouns,
  placePrepositions,
  waitEnds,
} from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { Clause, Mention, ReadSentence, Token } from '../../reading/index.ts'
import { dishWords, mayMean, unknownWords } from '../words/unlisted-words.ts'
import { graphIn } from '../work.ts'
import { has, longest } from './said.ts'
import type { Said } from './said.ts'
import { longestWarm, standsLong } from './waiting-times.ts'

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
const leads = new Set(forms(placePrepositions))
const placeReach = 5

/**
 * Token indexes of what a sentence says of keeping food that nothing proves safe: a place nobody knows, a time that nobody can count. Empty where
 * all it says is known.
 */
export function unprovedIn(said: Said): readonly number[] {
  // '4 minutes over a fierce flame': nothing spoils so fast, wherever it is.
  const brief = said.clauses.filter((clause) => isShort([clause]))
  return claimedIn(said).filter((at) => !brief.some(({ first, last }) => first <= at && at <= last))
}

function claimedIn(said: Said): readonly number[] {
  const { read, clauses, work } = said
  if (work.draft.writtenBy === 'kitchen') return []
  const orders = clauses.filter(({ isResult, verb }) => verb?.form === 'base' && !isResult)
  const strange = unknownWords(read, dishWords(work))
    .filter((token) => mayMean(token, 'place', 'time', 'substance', 'food'))
    .map((token) => read.tokens.indexOf(token))
  const places = isPutDown(said)
    ? strange
    : strange.filter((at) => isPlace(at, read) && isPutAt(at, orders, said))
  if (!orders.every(({ effect }) => effect === null || keeping.has(effect)))
    return [...places, ...openEnds(read).filter((at) => orders.some((clause) => isWaitAt(clause, at)))]
  const stands = orders.some(({ effect }) => effect !== null && standing.has(effect))
  const beside = strange.length > 0 && namesTime(said, orders) ? strange : []
  const kept = orders.some(
    ({ verb, effect }) => effect === 'store' || keepWords.has(verb?.text.toLowerCase() ?? ''),
  )
  return [
    ...places,
    ...beside,
    ...(stands ? openEnds(read) : []),
    ...placesOfKind(read, 'shelf').filter((at) => stands || isPutAt(at, orders, said)),
    ...(kept ? besideThings(read) : []),
    ...(kept && !isShort(clauses) && isLastHeat(work, read, said.before)
      ? placesOfKind(read, 'room', 'warm')
      : []),
  ]
}

/** 'Coat the lamb and forget about it until the shops close': the end is the wait's. */
const isWaitAt = ({ effect, first, last }: Clause, at: number): boolean =>
  effect === 'wait' && first <= at && at <= last

/** What waits stands in its place at any time; what is put somewhere when nothing is cooked any more stays there. */
function isPutAt(at: number, orders: readonly Clause[], { work, read, before }: Said): boolean {
  const clause = orders.find(({ first, last }) => first <= at && at <= last)
  if (clause?.effect == null) return false
  if (standing.has(clause.effect)) return true
  if (orders.some(({ effect, first }) => effect === 'cook' && first > at)) return false
  return putting.has(clause.effect) && isLastHeat(work, read, before)
}

/** 'Into the top pocket of the rucksack with them'. */
const isPutDown = ({ read, before, work }: Said): boolean =>
  leads.has(read.tokens[0]?.word ?? '') &&
  read.mentions.every(({ kind }) => kind !== 'technique') &&
  before.some(cooksIn) &&
  isLastHeat(work, read, before)

const cooksIn = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, effect }) => kind === 'technique' && effect === 'cook')

const isLastHeat = (work: Said['work'], read: ReadSentence, before: readonly ReadSentence[]): boolean =>
  !graphIn(work).events.some(
    (event) => event.cooks && !event.clause.isResult && event.read !== read && !before.includes(event.read),
  )

/** A shelf is for what is dry or sealed, the room for what is eaten soon. */
const placesOfKind = ({ mentions }: ReadSentence, ...ids: readonly string[]): readonly number[] =>
  mentions
    .filter(
      ({ kind, senses, isNegated }) =>
        kind === 'place' && !isNegated && senses.some(({ id }) => ids.includes(id)),
    )
    .map(({ first }) => first)

function isShort(clauses: readonly Clause[]): boolean {
  const minutes = longest({ clauses })
  return minutes > 0 && minutes <= longestWarm
}

const keepWords = new Set(['keep', 'store', 'stash', 'save', 'hold', 'forget'])
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
  (standsLong(said) && !has(said, 'word', 'ahead')) ||
  (orders.some(({ effect }) => effect !== null && putting.has(effect)) &&
    holdsPhrase(said.read.tokens, parts))

/** 'In a circular pattern' says how. */
const manners = new Set(forms(mannerNouns))

/** Words from the first of a name to the thing it is: 'leakproof containers', 'glass-like crust'. */
const headReach = 4
const containers = new Set(['container', 'containers', 'canister', 'canisters', 'tub', 'tubs'])

/** Behind these something else begins: 'into the machine and hit the button'. */
const joining = new Set(['and', 'or', 'but', 'then', 'that', 'which', 'to'])

/** 'In the rucksack', 'beside our old piano': behind a word that leads to a place, and no tool's first word. */
export function isPlace(at: number, { tokens, mentions }: ReadSentence): boolean {
  if (
    mentions.some(
      ({ kind, first }) => (kind === 'tool' || kind === 'food' || kind === 'place') && first === at + 1,
    )
  )
    return false
  const named = tokens.slice(at, at + headReach)
  const end = named.findIndex(({ word, isAfterMark }, index) => index > 0 && (isAfterMark || leads.has(word)))
  const phrase = end === -1 ? named : named.slice(0, end)
  if (phrase.some(({ word }) => manners.has(word) || containers.has(word))) return false
  if (mentions.some(({ kind, first }) => kind === 'reference' && first > at && first < at + named.length))
    return false
  for (let before = at - 1; before > Math.max(0, at - placeReach); before -= 1) {
    if (tokens[before + 1]?.isAfterMark || joining.has(tokens[before]?.word ?? '')) return false
    if (determiners.has(tokens[before]?.word ?? '')) return leads.has(tokens[before - 1]?.word ?? '')
  }
  return within.has(tokens[at - 1]?.word ?? '')
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

/** 'In straw', 'under rafters'. */
const within = new Set(['in', 'under', 'beneath', 'behind', 'inside'])

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
