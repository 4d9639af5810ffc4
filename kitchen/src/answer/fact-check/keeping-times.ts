import { quantitiesIn, readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { periodsIn } from './periods.ts'
import type { Period } from './periods.ts'

/** Days that raw meat may lie in a marinade: as long as it keeps. */
const longestMarinade = 2
const keeps = wording(`
  keep|stand|last|store|storage|within|freez|freezer|fridge|refrigerate|refrigerator|pantry|cupboard|leftover|leftovers|expire|spoil
  / stay good|fresh|safe|crisp|edible / shelf life / good|fine|okay|ok for / use|eat|eaten|used within|by|in
  / use|eat it|them within|by|in / used up within|by|in / use it|them up within|by|in
`)
/** Waiting that is part of a recipe: it has nothing to do with how long food keeps. */
const recipeWait = wording(
  `marinate|brine|chill|set|soak|proof|rise|rest|ferment|steep|infuse|thaw|defrost|ripen|blanch|cure|salt|simmer|cook|bake|roast|boil
  / =cool|=cools|=cooling / freez until / freez for * minute / freez * until hard|firm|solid|frozen / in season / pickle for`,
)
const marinating = wording('marinate|brine')

/**
 * The times of a clause (lower case) for which food is said to keep: in their own part of it, in the whole, or, where the clause has no verb of that, because
 * the question asks for it. How often something is done is no such time.
 * @example keepingTimesIn('roast for 2 hours, then freeze for up to 6 months', '') // the six months
 */
export function keepingTimesIn(clause: string, asked: string): readonly Period[] {
  const periods = timesSaidIn(clause).filter(({ start }) => !isRepeated(clause.slice(0, start)))
  if (periods.length === 0) return []
  if (marinating.test(clause)) return periods.some(({ max }) => max > longestMarinade) ? periods : []
  if (isOfKeeping(clause) || answersKeeping(clause, asked)) return periods
  return periods.filter((period) => isOfKeeping(partAround(clause, period)))
}

/** 'Every day or two': how often something is done. */
const isRepeated = (before: string): boolean => tokensOf(before).at(-1)?.word === 'every'

/** The times of a clause but those in which something is not eaten, or is looked after again and again. */
export const timesSaidIn = (clause: string): readonly Period[] =>
  periodsIn(clause).filter(({ start }) => {
    const before = clause.slice(0, start)
    return !isLeftOver(before) && !(isRepeated(before) && !heats(clause))
  })

/** What is heated again every few days is meant to keep by it. */
const heats = (clause: string): boolean =>
  readSentence(clause).mentions.some(({ effect }) => effect === 'cook' || effect === 'warm')

/** 'What you will not eat in two days': who freezes that is told no time that it keeps. */
const isLeftOver = (before: string): boolean => leavesOver.test(lastPart(before))
const leavesOver = wording('will|can not eat|use|finish|manage')
const lastPart = (text: string): string =>
  text.slice(Math.max(0, ...partMarks.map((mark) => text.lastIndexOf(mark))))

const isOfKeeping = (text: string): boolean =>
  (keeps.test(text) || placeAsCold(text) !== null) && !recipeWait.test(withoutWorkBefore(text))

/** 'Up to a week, peeled or not', to somebody who asks how long eggs keep. */
const answersKeeping = (clause: string, asked: string): boolean =>
  keeps.test(asked) && howLong.test(asked) && !recipeWait.test(withoutWorkBefore(clause))
const howLong = wording('how long / how many days|weeks|months')

/** What stands between the marks around a time. */
function partAround(clause: string, { start, end }: Period): string {
  const from = Math.max(...partMarks.map((mark) => clause.lastIndexOf(mark, start)), 0)
  const ends = partMarks.map((mark) => clause.indexOf(mark, end)).filter((at) => at >= 0)
  return clause.slice(from, Math.min(clause.length, ...ends))
}
const partMarks = [', ', '; ', ': ', ' then ']

/** Without work that is over: 'roast chicken', 'cooked beans', 'blanched beans', 'within an hour of cooking'. */
function withoutWorkBefore(clause: string): string {
  const read = readSentence(clause)
  return read.tokens.flatMap(({ word }, at) => (isWorkBefore(at, read) ? [] : [word])).join(' ')
}

function isWorkBefore(at: number, { tokens, mentions }: ReadSentence): boolean {
  const here = mentions.filter(({ first, last }) => first <= at && last >= at)
  const isNamed = here.some(
    ({ kind, first, last }) => kind === 'state' || (kind === 'food' && last > first && at < last),
  )
  const describes = mentions.some(
    ({ kind, first }) => first === at + 1 && (kind === 'food' || kind === 'food-class' || kind === 'part'),
  )
  const word = tokens[at]?.word ?? ''
  return (
    isNamed ||
    workedOn.has(word) ||
    (describes && word.endsWith('ed')) ||
    (word.endsWith('ing') && beforeWork.has(tokens[at - 1]?.word ?? ''))
  )
}

/** Work that food may have behind it, wherever it is told. */
const workedOn = new Set(['cooked', 'roasted', 'boiled', 'baked', 'salted', 'cured'])
const beforeWork = new Set(['of', 'after', 'before'])

/** Degrees Fahrenheit of a fridge at the warmest, and of a freezer. Source: USDA FSIS, Refrigeration and Food Safety. */
const coldest = { fridge: 40, freezer: 0 }
const freezes = 32

/** The place that a temperature tells of: '4 days at 40°F or below', '8 months at 0°F'. */
export function placeAsCold(text: string): 'fridge' | 'freezer' | null {
  const said = quantitiesIn(readSentence(text).tokens).filter(({ kind }) => kind === 'temperature')
  const degrees = said.map(({ range, start }) => (inCelsius(range.max, text, start) * 9) / 5 + freezes)
  const warmest = Math.min(...degrees)
  if (warmest <= coldest.freezer + slack) return 'freezer'
  return warmest > freezes && warmest <= coldest.fridge + slack ? 'fridge' : null
}
/** Figures in Celsius are rounded. */
const slack = 2
const inCelsius = (degrees: number, text: string, start: number): number =>
  degrees > 0 && minus.has(text.charAt(start - 1)) ? -degrees : degrees
const minus = new Set(['-', '\u2212', '\u2013'])
