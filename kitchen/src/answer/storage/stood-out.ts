import { hoursTold } from '../asked/clock.ts'
import type { Elapsed } from '../asked/elapsed.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { stemOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { anyHeatVerbs, heatVerbs, numberForms, timeUnits } from '../../lexicon/index.ts'

const cool =
  'counter|countertop|worktop|table|sideboard|buffet|bench|car|sun|trunk|porch|patio|desk|windowsill'
const leftOut = phraseBook<true>([
  [
    `left|sat|sit|sitting|stood|stand|standing|been|leave|leaving|stay|forgot|=kept|remain * out|stove|stovetop|hob|grill|barbecue|${cool}`,
    true,
  ],
  ['be|keep out', true],
  ['left|sat|forgot|stood|forgotten|leave|sit|stay|stand * overnight', true],
  ['left|forgot|forgotten|sat|sitting|been|was|stayed * microwave|bag|backpack|lunchbox', true],
  ['oven off|overnight|night', true],
  ['oven * off|overnight|night', true],
  ['off|cold oven', true],
  ['overnight * counter|out|table|stove|room', true],
  ['unrefrigerated|unchilled', true],
  ['not refrigerated|chilled', true],
  ['without ice|cooling|refrigeration|refrigerating|chilling', true],
  ['without a|the|any fridge|refrigerator', true],
  ['room temperature', true],
  ['out|outside of|the|my|our|a fridge|refrigerator', true],
  ['out|outside of the|my|our|a fridge|refrigerator', true],
  ['out for|since|all|overnight', true],
  [`on|at|by|beside|under|in a|the|my|our ${cool}`, true],
  ['on|by|beside|under a|the|my|our * all|over|whole night|day', true],
  ['on|by|beside|under a|the|my|our * overnight', true],
  ['in|through traffic', true],
  ['drive|drove|driving|ride|trip|journey|bus|train * hour|hours|minute|minutes', true],
])
const inside = phraseBook<true>([
  ['in|into|inside the|a|my|our fridge|refrigerator', true],
  ['in|into fridge|refrigerator', true],
  ['be|kept|left|stored refrigerated|chilled', true],
])
const outside = phraseBook<true>([
  ['no room|space|place in the|my|our fridge|refrigerator', true],
  ['out|outside of|the|my|our|a fridge|refrigerator', true],
  ['out|outside of the|my|our|a fridge|refrigerator', true],
  ['not refrigerated|chilled', true],
])

/** 'Left in its tin in the fridge overnight' did not stand out. */
const isInside = (tokens: readonly Token[]): boolean =>
  findPhrases(tokens, inside).length > 0 && findPhrases(tokens, outside).length === 0

/** What is on the stove over a flame stands in no warm. */
const overHeat = phraseBook<true>([
  ['be|been|left * =simmering|=boiling|=cooking|=smoking', true],
  ['left * to =simmer|=boil|=cook|=smoke', true],
  ['should|need|must|let * before =grilling|=cooking|=frying|=searing|=roasting', true],
])

const powers = 'power|electricity|current|mains|fridge|refrigerator|freezer'
const powerCut = phraseBook<true>([
  [`${powers} be|was|went|gone|has out|off|gone|down|cut|failed|broken|dead|died`, true],
  [`${powers} out|off|gone|failed|broke|died|cut|outage|failure`, true],
  ['outage|blackout|brownout', true],
  ['load shedding', true],
  ['unplugged', true],
  // As it is said in Nigeria.
  ['nepa|phcn', true],
  ['took|taken light', true],
])

/** Whether a text tells that the fridge had no power: no day in it counts as one in the cold. */
export const tellsOfPowerCut = (tokens: readonly Token[]): boolean => findPhrases(tokens, powerCut).length > 0

/** Whether a text tells that something stood out of the cold. */
export const tellsOfStanding = (tokens: readonly Token[]): boolean =>
  findPhrases(tokens, leftOut).length > 0 &&
  !isInside(tokens) &&
  findPhrases(tokens, overHeat).length === 0 &&
  !(tellsOfPowerCut(tokens) && !tokens.some(({ word }) => outOfFridge.has(word)))

/** What stood there stood out, with power or without; 'the power was out' alone is of the fridge. */
const outOfFridge = new Set([...cool.split('|'), 'left', 'forgot', 'sat', 'stood', 'overnight'])

const nights = new Set(['overnight', 'night', 'nite', 'yesterday', 'asleep', 'slept'])
const heating = new Set(
  [...Object.values(heatVerbs), anyHeatVerbs, 'reheat'].flatMap((verbs) => verbs.split('|')).map(stemOf),
)
const ago = new Set(['ago', 'earlier', 'out', 'now', 'already'])

/** The twenty minutes of 'if I boil it for 20 minutes': they are told behind what heats, with no word of standing between. */
function isOfHeating(tokens: readonly Token[], unit: number): boolean {
  if (ago.has(tokens[unit + 1]?.word ?? '')) return false
  const before = tokens.slice(0, unit).toReversed()
  const start = before.findIndex(({ isAfterStop }) => isAfterStop)
  const clause = (start === -1 ? before : before.slice(0, start + 1)).slice(0, ofHeating)
  const heats = clause.findIndex(({ stem }) => heating.has(stem))
  const stands = clause.findIndex(({ word }) => standing.has(word))
  return heats !== -1 && (stands === -1 || heats < stands)
}
/** So near the verb stands before its time. */
const ofHeating = 6
const standing = new Set(
  'left sat sit sitting stood stand standing been was out stay stayed forgot forgotten'.split(' '),
)
/** Half an hour, a couple of hours, a few: the longer of what it may mean. */
const vague: Readonly<Record<string, number>> = {
  couple: 2,
  few: 3,
  several: 5,
  half: 1 / 2,
  quarter: 1 / 4,
  all: Infinity,
  whole: Infinity,
}
const minutesOfHour = 60
/** Food that spoils stands out no longer. Source: USDA FSIS, two-hour rule. */
export const hoursAtMost = 2
const reach = 3

/** Above 90°F (32°C) an hour counts for two. Source: USDA FSIS, two-hour rule. */
const timesInHeat = 2
const heat = phraseBook<true>([
  ['hot|sweltering|scorching car|trunk|boot|van|day|sun|weather|summer|afternoon|outside', true],
  ['heatwave', true],
  ['heat wave', true],
  ['in the|direct|full sun|heat', true],
])
/** Degrees of a hot day, and no longer of an oven. */
const hotDays = { fahrenheit: [90, 130], celsius: [33, 50] } as const

function isHot(tokens: readonly Token[]): boolean {
  if (findPhrases(tokens, heat).length > 0) return true
  return tokens.some(({ word }, at) => {
    const degrees = Number.parseFloat(tokens[at - 1]?.word ?? word)
    const isCelsius = word === 'c' || tokens[at + 1]?.word === 'c' || tokens[at + 1]?.word === 'celsius'
    const [least, most] = isCelsius ? hotDays.celsius : hotDays.fahrenheit
    return (word === 'f' || word === 'c' || word.startsWith('degree')) && degrees >= least && degrees <= most
  })
}

/**
 * Hours that it stood out, as they count against the limit of 2 hours, those of a hot day twice: Infinity overnight or for days, null where nothing says that it did, NaN where it did and nobody
 * knows how long.
 */
export function hoursOut(tokens: readonly Token[], elapsed: Elapsed | null): number | null {
  if (!tellsOfStanding(tokens)) return null
  const times = isHot(tokens) ? timesInHeat : 1
  return hoursStood(tokens, elapsed, hoursAtMost / times) * times
}

/** Of times of which nobody knows which half of the day is meant, only those are counted that are too long whichever it is. */
function hoursStood(tokens: readonly Token[], elapsed: Elapsed | null, limit: number): number {
  const counted = hoursCounted(tokens)
  // The minutes of 'overnight, and boiled ten minutes' are those of the boiling.
  if (counted !== null) return tokens.some(({ word }) => word === 'overnight') ? Infinity : counted
  if (tokens.some(({ word }) => nights.has(word)) || (elapsed?.days ?? 0) > 0) return Infinity
  if (tokens.some(({ stem }, at) => stem === 'day' && (vague[tokens[at - 1]?.word ?? ''] ?? 0) > hoursAtMost))
    return Infinity
  const told = hoursTold(tokens)
  if (told === null) return sinceMorning(tokens) ? Infinity : NaN
  return told.isSure || told.hours > limit ? told.hours : NaN
}

/** 'Since this morning', with no word of what time it is. */
const sinceMorning = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => word === 'morning')

function hoursCounted(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(
    ({ word }, index) =>
      (timeUnits[word] ?? 0) > 0 && (timeUnits[word] ?? 0) <= minutesOfHour && !isOfHeating(tokens, index),
  )
  if (at <= 0) return null
  const hours = (timeUnits[tokens[at]?.word ?? ''] ?? 0) / minutesOfHour
  for (const { word } of tokens.slice(Math.max(0, at - reach), at).toReversed()) {
    const count =
      vague[word] ?? (Object.hasOwn(numberForms, word) ? numberForms[word] : Number.parseFloat(word))
    if (count !== undefined && count > 0) return count * hours
  }
  return null
}
