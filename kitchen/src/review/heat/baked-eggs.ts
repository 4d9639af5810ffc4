import type { Event } from '../../graph/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { isInBatter } from './doneness.ts'
import type { RawLine } from './raw-lines.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { callsByName, heatOf, sum } from './heat-of.ts'

/** Meringues, bread puddings and custards: an hour in an oven that boils water takes any egg dish past its figure. Source: FDA, egg safety: 160°F. */
const anHour = 60
export const isBakedAnHour = (cooking: readonly Event[]): boolean =>
  sum(cooking.filter(({ clause }) => clause.verb?.id === 'bake')) >= anHour &&
  cooking.every(({ clause }) =>
    clause.quantities.every(({ kind, range }) => kind !== 'temperature' || range.min >= boiling),
  )
const boiling = 100

const sides = phraseSet('each side|per side|a side|both sides|other side|second side|either side')

/** Pancakes and crepes: egg stirred into flour is thin in the pan, and set when both sides are done or it has colour. */
export function isTurnedBatter(work: Work, line: RawLine): boolean {
  const { events } = graphIn(work)
  const isBatter = events.some(
    ({ clause, named, touched }) =>
      (clause.effect === 'combine' || clause.effect === 'add') &&
      (named.has(line) || touched.has(line)) &&
      [...named, ...touched].some(({ food }) => food?.category === 'flour-baking'),
  )
  const fried = events.filter(({ heats, touched }) => heats && touched.has(line))
  return (
    isBatter &&
    fried.length > 0 &&
    events.some(({ read, step }) => step >= (fried[0]?.step ?? 0) && isTurned(read))
  )
}

const isTurned = ({ mentions, tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, sides) ||
  mentions.some(
    ({ kind, id, text, senses, isNegated }) =>
      !isNegated &&
      ((kind === 'technique' && id === 'turn' && turning.has(text.toLowerCase())) ||
        (kind === 'cue' && senses.some((sense) => sense.id === 'color'))),
  )

const turning: ReadonlySet<string> = new Set([
  'flip',
  'flipped',
  'flipping',
  'turn over',
  'turn it over',
  'turn them over',
  'turn',
  'turned',
])

/** Egg in a batter that bakes so long is through, however gooey the chocolate stays; molten cakes bake for half of it. */
const leastGooey = 20

/** True for egg in what bakes so long that its middle tells nothing of the egg. */
export function isBakedThrough(work: Work, line: RawLine): boolean {
  if (!isInBatter(work.lines.map(({ text }) => text))) return false
  const { events } = graphIn(work)
  // A crust that bakes blind bakes no egg that is beaten later.
  const isBehind = (event: Event) =>
    events.indexOf(event) >= events.findIndex((each) => callsByName(each, line))
  const baked = heatOf(work, line).filter(
    ({ cooks, clause }) =>
      cooks && !clause.isResult && (clause.verb?.id === 'bake' || clause.verb?.id === 'roast'),
  )
  return sum(baked.filter(isBehind)) + sum(events.filter(isPutInOven).filter(isBehind)) >= leastGooey
}

/** 'Place in the oven for 25 minutes' bakes as much as 'bake' does. */
export const isPutInOven = ({ clause, read }: Event): boolean =>
  clause.effect !== 'cook' &&
  clause.verb?.form === 'base' &&
  read.tokens.some(({ word }, at) => word === 'oven' && clause.first <= at && at <= clause.last)

/** Dumplings and gnocchi rise in boiling water when they are through. */
export const isBoiledDough = (work: Work): boolean =>
  graphIn(work).events.some(
    ({ read, clause }) =>
      clause.effect === 'add' &&
      read.tokens.some(
        ({ word }, at) => word === 'water' && waterStates.has(read.tokens[at - 1]?.word ?? ''),
      ),
  )

const waterStates = new Set(['boiling', 'simmering', 'salted'])
