import type { Event, Line } from '../../graph/index.ts'
import { cutSmall } from '../../lexicon/index.ts'
import {
  clausesOf,
  holdsPhrase,
  minutesOf,
  phraseSet,
  readSentence,
  readSentences,
} from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { hasDoneCue, isInBatter, requiredFahrenheit, throughAfter } from './doneness.ts'
import { rawLines } from './raw-lines.ts'
import type { RawLine } from './raw-lines.ts'
import type { TemperatureGroup } from '../../safety/index.ts'
import { bareInsides, isInternal, temperaturesIn } from './temperature-text.ts'
import { moistMinutes } from './moist-heat.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { sum } from './heat-of.ts'
import { isBakedAnHour, isBoiledDough, isPutInOven, isTurnedBatter } from './baked-eggs.ts'

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

/** A cue of the chart counts where it is said of this food: the sentence names it, or works on it, or names no animal food when it is in the dish already. */
function isCueFor(work: Work, line: RawLine, read: ReadSentence, step: number): boolean {
  if (!hasDoneCue(line.animal.safe.group, read)) return false
  const { events, eventsOf } = graphIn(work)
  const own = (eventsOf.get(read) ?? []).filter((event) => event.step === step)
  if (own.some(({ named, touched }) => named.has(line) || touched.has(line))) return true
  const first = events.find(({ named }) => named.has(line))
  return (
    (first === undefined || step >= first.step) &&
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

const pieces = phraseSet(cutSmall)

/** Diced meat is through in half the time of a joint. */
const isInPieces = ({ read }: Line): boolean => holdsPhrase(read.tokens, pieces)

/** A batter that bakes this long is set; thinner ones say so by their colour. */
const leastBaked = 8
