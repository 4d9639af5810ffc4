import { appliancePlaces, bareVessels, coldCookers, forms } from '../lexicon/index.ts'
import { minutesOf, placesOf } from '../reading/index.ts'
import type { Clause, ReadSentence } from '../reading/index.ts'

/** The clause before, as far as it tells whether the next one heats. */
type Before = { readonly read: ReadSentence; readonly clause: Clause } | undefined

const placing: ReadonlySet<string> = new Set([
  'add',
  'move',
  'wait',
  'serve',
  'combine',
  'shape',
  'wrap',
  'sear',
  'warm',
])
/** Shorter stays over heat warm and colour. */
const leastMinutes = 3

/** Nothing is warmed so far that is not to be cooked. */
const hotCelsius = 60

const vessels: ReadonlySet<string> = new Set(forms(bareVessels))
/** Nobody cooks for longer without saying how. */
const longestInVessel = 120

/** 'A night in the stockpot': it stands there, over no heat that anybody names. */
const standsInVessel = (clause: Clause): boolean =>
  (minutesOf(clause)?.max ?? 0) > longestInVessel &&
  clause.quantities.every(({ kind }) => kind !== 'temperature') &&
  clause.mentions.every(
    ({ kind, id, text }) => kind !== 'place' || id !== 'heat' || vessels.has(text.toLowerCase()),
  )

/** 'Put it in the oven for 25 minutes', 'on the grill until done': the place cooks, whatever the verb. */
export function isInHeat(clause: Clause, { tokens }: ReadSentence): boolean {
  if (standsInVessel(clause)) return false
  if (isTimedInHeat(clause, tokens) || isByFigures(clause)) return true
  if (clause.effect !== null && !placing.has(clause.effect)) return false
  if (
    !placesOf(clause).some((place) => place === 'heat' || place === 'slow-cooker' || place === 'water-bath')
  )
    return false
  return (
    (minutesOf(clause)?.max ?? 0) >= leastMinutes ||
    clause.quantities.some(({ kind, range }) => kind === 'temperature' && range.max >= hotCelsius)
  )
}

/** Work in which a pot or a tin only holds what waits. */
const unheated: ReadonlySet<string> = new Set([
  'steep',
  'wait',
  'chill',
  'freeze',
  'cure',
  'dry',
  'thaw',
  'store',
  'preserve',
  'wash',
  'clean',
])
const reach = 5

/** '2 hours in a lidded pan of simmering water': a time and its place, whatever is done besides. */
const isTimedInHeat = ({ effect, quantities, mentions }: Clause, tokens: ReadSentence['tokens']): boolean =>
  !unheated.has(effect ?? '') &&
  quantities.some(
    ({ kind, range, last }) =>
      kind === 'duration' &&
      range.max >= leastMinutes &&
      tokens[last + 1]?.isAfterMark === false &&
      mentions.some(
        (place) =>
          place.kind === 'place' &&
          place.senses.some(({ id }) => id === 'heat') &&
          place.first > last &&
          place.first - last <= reach,
      ),
  )

/** No inside of meat or dough is so hot: the figure is an oven's. */
const leastOven = 100

/** '180°C, 40 minutes': an oven's heat and a time, and no verb before them. */
const isByFigures = ({ quantities, verb, effect }: Clause): boolean => {
  const own = quantities.filter(({ last }) => verb === null || last < verb.first)
  return (
    !unheated.has(effect ?? '') &&
    own.some(({ kind, range }) => kind === 'temperature' && range.min >= leastOven) &&
    own.some(({ kind, range }) => kind === 'duration' && range.max >= leastMinutes)
  )
}

const appliances = new Set(forms(appliancePlaces))

/** 'Beef into the slow cooker', 'into the oven with it': what follows by the clock is cooking. */
export const isIntoAppliance = ({ effect, isNegated, isResult, mentions }: Clause): boolean =>
  (effect === null || isResult || effect === 'add' || effect === 'move') &&
  !isNegated &&
  mentions.some(({ kind, text }) => kind === 'place' && appliances.has(text.toLowerCase()))

/** 'Oven to 200°C', 'preheat the grill to 250°C'. */
export const isOven = (clause: Clause): boolean =>
  (clause.effect === null || clause.effect === 'prepare' || clause.effect === 'warm') &&
  !clause.isNegated &&
  (placesOf(clause).includes('heat') || clause.effect === 'prepare') &&
  clause.quantities.some(({ kind, range }) => kind === 'temperature' && range.max >= hotCelsius)

const untils = new Set(['until', 'till', 'til', 'or'])
const endsTime = (next: ReadSentence['tokens'][number] | undefined): boolean =>
  next !== undefined && (next.isAfterMark || untils.has(next.word))

/** '40 minutes; done when the base sounds hollow': a time without a verb, and no place where food waits. */
export const isTimeAlone = (clause: Clause, { tokens }: ReadSentence): boolean =>
  clause.quantities.some(
    ({ kind, last }) =>
      kind === 'duration' &&
      (clause.verb === null || (last < clause.verb.first && endsTime(tokens[last + 1]))),
  ) &&
  placesOf(clause).every((place) => place === 'heat') &&
  (minutesOf(clause)?.max ?? 0) >= leastMinutes

/** Longer than this nothing is left alone in hot fat. */
const longestFried = 20

/** 'Leave them well alone for 3 to 4 minutes': where hot fat is, they fry. */
export const isShortStay = (clause: Clause): boolean =>
  clause.effect === 'wait' &&
  placesOf(clause).every((place) => place === 'heat') &&
  (minutesOf(clause)?.max ?? 0) > 0 &&
  (minutesOf(clause)?.max ?? 0) <= longestFried

/**
 * True where the clause may put heat into food: it is not denied nor planned for later, the one who reads does it, or something is hot already
 * (`isFireLit`), and no place is named that is only warm.
 */
export const mayHeat = (clause: Clause, read: ReadSentence, before: Before, isFireLit: boolean): boolean =>
  !clause.isNegated &&
  !isByAcid(clause, before, read) &&
  !isPlanned(clause, read) &&
  !isOnlyWarm(clause) &&
  (isFireLit || !isByItself(clause, before, read))

/** 'Let the lime juice cook it': acid turns fish white and leaves it raw. */
function isByAcid({ verb }: Clause, before: Before, read: ReadSentence): boolean {
  if (verb?.id !== 'cook') return false
  const isLeft = before?.read === read && before.clause.effect === 'wait'
  const isDoer = verb.form === 'third' || verb.form === 'progressive'
  return (isLeft || isDoer) && read.tokens.some(({ word }, at) => acids.has(word) && at < verb.first)
}

const acids = new Set(forms(coldCookers))

const plans = new Set(['until', 'till', 'til', 'before', 'when', 'unless'])
/** 'Keep it in the fridge until you cook it': later work, and none here. */
const isPlanned = ({ verb }: Clause, { tokens }: ReadSentence): boolean =>
  verb !== null &&
  (tokens[verb.first - 1]?.word === 'you' || tokens[verb.first - 1]?.word === 'we') &&
  plans.has(tokens[verb.first - 2]?.word ?? '')

/** 'The steam poaches it', 'let the sun bake it': who cooks is named, and is not the one who reads. */
const isByItself = ({ verb }: Clause, before: Before, read: ReadSentence): boolean =>
  verb !== null &&
  (verb.form === 'third' ||
    (before?.read === read &&
      read.tokens[verb.first]?.isAfterMark !== true &&
      letting.has(before.clause.verb?.text.toLowerCase() ?? '')))

const letting = new Set(['let', 'allow', 'leave'])

/** A place that is warm and cooks nothing, where no heat is named beside it. */
function isOnlyWarm({ mentions, quantities }: Clause): boolean {
  const places = mentions.filter(({ kind, isNegated }) => kind === 'place' && !isNegated)
  const ids = places.flatMap(({ senses }) => senses.map(({ id }) => id))
  return (
    ids.includes('warm') &&
    !ids.includes('heat') &&
    quantities.every(({ kind, range }) => kind !== 'temperature' || range.max < hotCelsius)
  )
}

/** Names a place of heat, or a temperature at which food cooks. */
export const namesHeat = ({ mentions, quantities }: ReadSentence): boolean =>
  mentions.some(
    ({ kind, isNegated, senses }) =>
      kind === 'place' && !isNegated && senses.some(({ id }) => hotPlaces.has(id)),
  ) || quantities.some(({ kind, range }) => kind === 'temperature' && range.max >= hotCelsius)

const hotPlaces: ReadonlySet<string> = new Set(['heat', 'slow-cooker', 'water-bath'])
