import type { ReadSentence, Token } from '../../reading/index.ts'
import { clausesOf, numberAt } from '../../reading/index.ts'
import { requiredFahrenheit } from './doneness.ts'
import { isInternal, written } from './temperature-text.ts'
import { isKeptCold, isOfOtherAnimal, isOfPlant, rounding } from './end-point.ts'
import type { EndPoint, Judged } from './end-point.ts'
import { signs } from './underdone-signs.ts'
import { unknownEggs, unknownSigns, unknownStills, unknownUntils } from './unknown-signs.ts'

/**
 * Every end point in the sentence that leaves the food less than done: an inside temperature below the chart's, a sign of rawness, a sign
 * about its inside that nobody knows to be safe, a limit of time that is too short.
 */
export function lowEndPoints(judged: Judged): readonly EndPoint[] {
  if (isKeptCold(judged.read)) return signs(judged).filter((sign) => !isOfCold(sign, judged.read))
  return [
    ...lowFigures(judged),
    ...signs(judged),
    ...unknownSigns(judged),
    ...unknownStills(judged),
    ...unknownUntils(judged),
    ...unknownEggs(judged),
    ...ceilings(judged),
  ].toSorted((a, b) => a.first - b.first)
}

function lowFigures(judged: Judged): readonly EndPoint[] {
  const { read, line, group } = judged
  const required = line.animal === null ? null : requiredFahrenheit(line.animal.safe)
  const least = required ?? 145
  if (group === 'bivalves') return []
  const figures = read.quantities
    .filter(({ kind }) => kind === 'temperature')
    .filter((each) => isInternal(read.text, written(each)) && !isOfOtherAnimal(each.first, judged))
    .filter((each) => written(each).fahrenheit < least - rounding && written(each).fahrenheit > coldest)
    .map(({ first, last }) => ({ first, last, kind: 'temperature' as const }))
  return [...figures, ...bareFigures(read, least)]
}

/** What is no warmer is kept cold, and nothing is done there. Source: FDA Food Code 3-501.16, cold holding. */
const coldest = 41

const colds = new Set(['cold', 'cool', 'chilled', 'frozen'])
const isOfCold = ({ first, last }: EndPoint, { tokens }: ReadSentence): boolean =>
  tokens.slice(first, last + 1).some(({ word }) => colds.has(word))

const thermometers = new Set(['thermometer', 'probe', 'reads', 'internal', 'core'])

/** 'Pull it at 140 on the thermometer', 'an internal 125': a figure without a sign beside the words of a thermometer. */
function bareFigures({ tokens, quantities, mentions }: ReadSentence, least: number): readonly EndPoint[] {
  const isRead = tokens.some(({ word }) => thermometers.has(word))
  return tokens.flatMap((_, at): readonly EndPoint[] => {
    if (quantities.some(({ first, last }) => first <= at && at <= last)) return []
    // 'Take it out at 120': the food is done there.
    const isTaken =
      tokens[at - 1]?.word === 'at' &&
      mentions.some(({ effect, last }) => effect === 'remove' && last < at && at - last <= 6)
    if (!isRead && !isTaken) return []
    const figure = numberAt(tokens, at, false)
    const isLow =
      figure !== undefined &&
      figure.value >= 40 &&
      figure.value < least - rounding &&
      !isUnit(tokens[figure.next])
    const isFahrenheit = figure !== undefined && (figure.value > 100 || figure.value < 60)
    return isLow && isFahrenheit ? [{ first: at, last: figure.next - 1, kind: 'temperature' }] : []
  })
}

const units = new Set([
  'g',
  'gram',
  'grams',
  'ml',
  'oz',
  'ounces',
  'percent',
  '%',
  'pieces',
  'cm',
  'minutes',
  'seconds',
  'lb',
  'kg',
])
const isUnit = (token: Token | undefined) => token !== undefined && units.has(token.word)

/** What heat does to leaves and roots, and to no meat. */
const wilting: ReadonlySet<string> = new Set([
  'wilted',
  'tender',
  'soft',
  'softened',
  'translucent',
  'coated',
  'melted',
  'thickened',
])

/** Minutes over heat that are a limit and no end: 'no longer than two minutes', 'only on the outside'. */
const shortestLimit = 5

const outsides = new Set(['outside', 'surface'])

const unheated: ReadonlySet<string> = new Set(['wash', 'clean', 'chill', 'combine', 'steep', 'cut'])
/** 'Rinse under cold water 30 seconds', 'beat until just combined, 20 seconds' limit no heat. */
const isOfHeat = (at: number, read: ReadSentence): boolean =>
  clausesOf(read).every(({ first, last, effect }) => at < first || at > last || !unheated.has(effect ?? ''))

/** 'Under the broiler 5 minutes' says where, and sets no limit. */
const isPlace = (last: number, { mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, first }) => kind === 'place' && first > last && first - last <= 2)

const behindTime = new Set(['tops', 'top', 'max', 'maximum'])
/** '5 minutes tops' is a limit, 'leek tops' are none. */
const isBehindTime = (at: number, { quantities }: ReadSentence): boolean =>
  quantities.some(({ kind, last }) => kind === 'duration' && last === at - 1)

function ceilings({ read, group, isNamed }: Judged): readonly EndPoint[] {
  if (!isNamed || group === 'bacon') return []
  const limits = read.mentions.filter(({ kind, id }) => kind === 'word' && id === 'ceiling')
  return limits.flatMap(({ first, last }): readonly EndPoint[] => {
    if (isOfPlant(first, read) && wilting.has(read.tokens[last + 1]?.word ?? '')) return []
    if (isPlace(last, read) || (behindTime.has(read.tokens[first]?.word ?? '') && !isBehindTime(first, read)))
      return []
    const duration = read.quantities.find(
      (each) => each.kind === 'duration' && each.first > last && each.first - last <= 3,
    )
    const isShort = duration !== undefined && duration.range.max <= shortestLimit && isOfHeat(first, read)
    const isOutside =
      outsides.has(read.tokens[first - 1]?.word ?? '') ||
      read.tokens.slice(last + 1, last + 7).some(({ word }) => outsides.has(word))
    return isShort || isOutside ? [{ first, last: duration?.last ?? last, kind: 'ceiling' }] : []
  })
}
