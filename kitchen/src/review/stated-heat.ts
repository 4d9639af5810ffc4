import { linesOf } from '../graph/index.ts'
import type { Event, Line } from '../graph/index.ts'
import { cutSmall } from '../lexicon/index.ts'
import {
  clausesOf,
  holdsPhrase,
  minutesOf,
  phraseSet,
  readSentence,
  readSentences,
} from '../reading/index.ts'
import type { ReadSentence } from '../reading/index.ts'
import { hasDoneCue, isInBatter, requiredFahrenheit, throughAfter } from './doneness.ts'
import { rawLines } from './raw-lines.ts'
import type { RawLine } from './raw-lines.ts'
import type { TemperatureGroup } from '../safety/index.ts'
import { bareInsides, isInternal, temperaturesIn } from './temperature-text.ts'
import { isEmulsified } from './emulsions.ts'
import { moistMinutes } from './moist-heat.ts'
import { graphIn } from './work.ts'
import type { Work } from './work.ts'

/** Everything that heats the food: what names it or works on its mixture, else any heat behind its first mention. */
export function heatOf(work: Work, line: Line): readonly Event[] {
  const { events } = graphIn(work)
  const start = events.findIndex(({ named }) => named.has(line))
  const behind = events.filter(({ heats }, at) => at >= Math.max(0, start) && heats)
  if (isEmulsified(work, line)) return behind.filter((event) => callsByName(event, line))
  const own = behind.filter(({ touched, named }) => touched.has(line) || named.has(line))
  return own.length > 0
    ? own
    : behind.filter(({ named }) => named.size === 0 || [...named].every((each) => each.animal === null))
}

/** Names the line by a food of its own, and not by a word for many ('the liquid', 'the pastry'). */
const callsByName = ({ clause, read }: Event, line: Line): boolean =>
  clause.mentions.some(
    (mention) =>
      mention.foods.length > 0 && !mention.isNegated && linesOf(mention, [line], read.tokens).length > 0,
  )

/** True where a step says the temperature or the cue of the chart of this food. */
export function isStated(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { safe } = line.animal
  const required = requiredFahrenheit(safe)
  const first = graphIn(work).events.find(({ named }) => named.has(line))
  const isOnly = rawLines(work).length === 1
  const from = isOnly ? 0 : Math.min(first?.step ?? 0, ...heat.map(({ step }) => step))
  return work.steps.some(({ text }, step) => {
    if (step < from) return false
    if (
      required !== null &&
      temperaturesIn(text).some((each) => isInternal(text, each) && each.fahrenheit >= required - 1.5)
    )
      return true
    return readSentences(text).some(
      (read) =>
        isCueFor(work, line, read, step) ||
        (required !== null && bareInsides(read).some((value) => value >= required - 1.5)),
    )
  })
}

/** A cue of the chart counts where it is said of this food: the sentence names it, or works on it, or names no food. */
function isCueFor(work: Work, line: RawLine, read: ReadSentence, step: number): boolean {
  if (!hasDoneCue(line.animal.safe.group, read)) return false
  const own = (graphIn(work).eventsOf.get(read) ?? []).filter((event) => event.step === step)
  return (
    own.some(({ named, touched }) => named.has(line) || touched.has(line)) ||
    own.every(({ named }) => [...named].every(({ animal }) => animal === null))
  )
}

const shapes = phraseSet(
  'patty|patties|ball|balls|meatball|meatballs|burger|burgers|meatloaf|loaf|kofta|sausage|dumpling',
)

/** Loose mince is through when no pink is left anywhere and it has fried this long; what is shaped needs its center measured. */
const leastCrumbled = 6

function isCrumbled(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { group } = line.animal.safe
  const isGround = group === 'ground meat' || group === 'ground poultry'
  const texts = [work.title, ...work.lines.map(({ text }) => text), ...work.steps.map(({ text }) => text)]
  return (
    isGround &&
    sum(heat) >= leastCrumbled &&
    !texts.some((text) => holdsPhrase(readSentence(text).tokens, shapes)) &&
    heat.some(({ read }) =>
      read.mentions.some(({ kind, id, isNegated }) => kind === 'cue' && id === 'not-pink' && !isNegated),
    )
  )
}

/** 'Bring to a boil, cover, take off the heat for 12 minutes': eggs in their shells go on in the hot water. */
const isInHotWater = (heat: readonly Event[]): boolean =>
  heat.some(
    ({ clause, read }) =>
      clause.verb?.id === 'boil' &&
      clausesOf(read).reduce((total, each) => total + (minutesOf(each)?.min ?? 0), 0) >= throughAfter.egg,
  )

/** 'Crisp the bacon': the work is the sign. */
const isCrisped = (group: TemperatureGroup, heat: readonly Event[]): boolean =>
  group === 'bacon' && heat.some(({ clause }) => clause.verb?.text.toLowerCase().startsWith('crisp') === true)

/** Four hours in an oven of this heat are twice what a joint of two kilograms needs. Source: USDA FSIS, roasting charts. */
const leastRoasted = 240
const leastChamber = 120

const isRoastedLong = (group: TemperatureGroup, heat: readonly Event[]): boolean =>
  group === 'whole meat' &&
  heat.some(
    ({ cooks, clause }) =>
      cooks &&
      (minutesOf(clause)?.min ?? 0) >= leastRoasted &&
      clause.quantities.some(({ kind, range }) => kind === 'temperature' && range.min >= leastChamber),
  )

/** True where the heat lasts so long that the food is through without a figure. */
export function isCookedLong(work: Work, line: RawLine, heat: readonly Event[]): boolean {
  const { group } = line.animal.safe
  if (isCrumbled(work, line, heat) || isCrisped(group, heat) || isRoastedLong(group, heat)) return true
  if (group === 'egg' && isInHotWater(heat)) return true
  if (isStewed(line, heat)) return true
  const cooking = heat.filter(({ cooks, touched }) => cooks && touched.has(line))
  if (moistMinutes(work, line, cooking) >= throughAfter[group] / (isInPieces(line) ? 2 : 1)) return true
  if (group !== 'egg') return false
  const ovened = sum(graphIn(work).events.filter(isPutInOven))
  const baked =
    ovened +
    sum(
      cooking.filter(
        ({ clause }) =>
          clause.verb === null ||
          clause.verb.id === 'bake' ||
          clause.verb?.id === 'roast' ||
          clause.verb?.id === 'fry' ||
          clause.verb?.id === 'cook',
      ),
    )
  if (isTurnedBatter(work, line) || isBakedAnHour(cooking)) return true
  return (baked >= leastBaked || isBoiledDough(work)) && isInBatter(work.lines.map(({ text }) => text))
}

/** Meringues, bread puddings and custards: an hour in an oven that boils water takes any egg dish past its figure. Source: FDA, egg safety: 160°F. */
const anHour = 60
const isBakedAnHour = (cooking: readonly Event[]): boolean =>
  sum(cooking.filter(({ clause }) => clause.verb?.id === 'bake')) >= anHour &&
  cooking.every(({ clause }) =>
    clause.quantities.every(({ kind, range }) => kind !== 'temperature' || range.min >= boiling),
  )
const boiling = 100

/** Meat that falls apart after this long is far above the chart: collagen melts from 70°C on, and slowly. Source: USDA FSIS, slow cookers. */
const leastStewed = 45
const flesh: ReadonlySet<TemperatureGroup> = new Set<TemperatureGroup>(['poultry', 'whole meat', 'game'])
/** 'Simmer for an hour until it shreds easily'. */
function isStewed({ animal }: RawLine, heat: readonly Event[]): boolean {
  const { group } = animal.safe
  const cooking = heat.filter(({ cooks, clause }) => cooks && !clause.isResult)
  const longest = Math.max(0, ...cooking.map(({ clause }) => minutesOf(clause)?.min ?? 0))
  if (group === 'whole meat' && longest >= leastTender && heat.some(isSoft)) return true
  return flesh.has(group) && longest >= leastStewed && heat.some(isTender)
}

/** 'Bake for 2 hours or until tender': a joint of the usual size is past its figure, or it would be tough. */
const leastTender = 120
const isSoft = ({ read }: Event): boolean =>
  read.mentions.some(
    ({ kind, text, isNegated }) => kind === 'cue' && !isNegated && text.toLowerCase() === 'tender',
  )

const isTender = ({ read }: Event): boolean =>
  read.mentions.some(
    ({ kind, senses, isNegated }) =>
      kind === 'cue' && !isNegated && senses.some(({ id }) => id === 'fork-tender'),
  )

const sides = phraseSet('each side|per side|a side|both sides|other side|second side|either side')

/** Pancakes and crepes: egg stirred into flour is thin in the pan, and set when both sides are done or it has colour. */
function isTurnedBatter(work: Work, line: RawLine): boolean {
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
const isPutInOven = ({ clause, read }: Event): boolean =>
  clause.effect !== 'cook' &&
  clause.verb?.form === 'base' &&
  read.tokens.some(({ word }, at) => word === 'oven' && clause.first <= at && at <= clause.last)

/** Dumplings and gnocchi rise in boiling water when they are through. */
const isBoiledDough = (work: Work): boolean =>
  graphIn(work).events.some(
    ({ read, clause }) =>
      clause.effect === 'add' &&
      read.tokens.some(
        ({ word }, at) => word === 'water' && waterStates.has(read.tokens[at - 1]?.word ?? ''),
      ),
  )

const waterStates = new Set(['boiling', 'simmering', 'salted'])

const pieces = phraseSet(cutSmall)

/** Diced meat is through in half the time of a joint. */
const isInPieces = ({ read }: Line): boolean => holdsPhrase(read.tokens, pieces)

/** A batter that bakes this long is set; thinner ones say so by their colour. */
const leastBaked = 8

/** Minutes over heat in all, the shorter end of every span. */
function sum(events: readonly Event[]): number {
  return events.reduce((total, { clause }) => total + (minutesOf(clause)?.min ?? 0), 0)
}
