import { findFood } from '../../foods/index.ts'
import { effects, wordKinds } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { animalCategories, boiledCategories } from '../../safety/index.ts'
import { graphIn } from '../work.ts'
import { isRawStill } from './chill-instead.ts'
import { does, doing, has, isWarm, longest, placesIn } from './said.ts'
import type { Said } from './said.ts'
import { longestWarm, openWait } from './waiting-times.ts'
import { unprovedIn } from './unproved.ts'

/** 'Lid on, low for 8 hours': what went into the slow cooker or the oven before is cooked. */
export const isSetting = ({ events, read }: Said): boolean =>
  events.some(({ cooks }) => cooks) && read.tokens.some(({ word }) => settings.has(word))
const settings: ReadonlySet<string> = new Set(['low', 'medium', 'high'])

const idle: readonly Effect[] = ['move', 'eat', 'test', 'serve']

/** 'From flour bag to breakfast table in thirty minutes': how fast a dish is made, and nothing that stands. */
export const isTimeClaim = (said: Said): boolean =>
  longest(said) > 0 &&
  (longest(said) <= longestWarm || longest(said) >= aYear || isLengthOfCooking(said)) &&
  doing(said, ...idle).length === doing(said, ...effects).length

/** 'Three years running': no dish stands so long. */
const aYear = 365 * 24 * 60

const waiting: readonly Effect[] = ['wait', 'store', 'serve', 'chill', 'cure', 'steep']

/** 'Don't rub your eyes for the rest of the day': of the cook's own body, and of no food. */
export const isOfBody = (said: Said): boolean =>
  !does(said, ...waiting) &&
  said.read.mentions.every(({ foods }) => foods.length === 0) &&
  said.read.tokens.some(
    ({ word }, at) => word === 'your' && wordKinds(said.read.tokens[at + 1]?.singular ?? '')?.[0] === 'body',
  )

/** 'This suits babies from about six months': months of an age, and nothing that stands. */
export const isAge = (said: Said): boolean =>
  !does(said, ...waiting) &&
  placesIn(said).size === 0 &&
  said.read.mentions.some(({ kind, senses }) => kind === 'person' && senses.some(({ id }) => id === 'infant'))

/** Least heat in which nothing grows. Source: FDA Food Code 3-501.16. */
const hotCelsius = 57

/** 'Submerge for two hours' behind 'heat the water bath to 63°C': the bath cooks; one that is only warm does not. */
export const isInBath = (said: Said): boolean => {
  const bath = said.before.findLast(
    (read) => namesBath(read) && read.quantities.some(({ kind }) => kind === 'temperature'),
  )
  const isHot = bath?.quantities.every(({ kind, range }) => kind !== 'temperature' || range.min >= hotCelsius)
  return isHot === true && !isWarm(said) && submerging.has(said.read.tokens[0]?.singular ?? '')
}
const submerging = new Set(['submerge', 'immerse', 'lower', 'drop', 'slide'])
const namesBath = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'water-bath'))

const objectReach = 3
/** 'Soak the split peas overnight': dry food that nothing else lies with. */
export const soaksDry = (said: Said): boolean =>
  !isWarm(said) &&
  doing(said, 'steep').some(({ verb, mentions }) => {
    const object = mentions.find(({ foods, first }) => foods.length > 0 && first > (verb?.last ?? 0))
    const isNear = object !== undefined && object.first - (verb?.last ?? 0) <= objectReach
    return isNear && boiledCategories.has(categoryOf(object))
  }) &&
  said.read.mentions.every((mention) => !animalCategories.has(categoryOf(mention)))

const categoryOf = ({ foods }: Mention): string => findFood(foods[0] ?? '')?.category ?? ''

const takers = new Set(['take', 'takes', 'took'])

/** 'This will take 2 hours' behind 'smoke the ribs': how long the cooking before it goes on. */
export const isLengthOfCooking = ({ read, before, clauses, work }: Said): boolean =>
  clauses.length === 1 &&
  read.mentions[0]?.kind === 'reference' &&
  read.mentions[0].first === 0 &&
  read.tokens.some(({ word }) => takers.has(word)) &&
  graphIn(work).events.some((event) => event.cooks && event.read === before.at(-1))

export const cooksIn = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, effect, isNegated }) => kind === 'technique' && effect === 'cook' && !isNegated)

/** 'Overnight Option': a line over what follows, and nothing to do. */
export const isHeading = ({ read, clauses }: Said): boolean =>
  read.tokens.length > 1 &&
  clauses.every(({ verb }) => verb === null) &&
  read.mentions.every(({ kind }) => kind === 'time') &&
  read.tokens.every(({ start }) => isCapital(read.text.charAt(start))) &&
  isCapital(read.text.at(-1)?.toUpperCase() ?? '')

const isCapital = (letter: string): boolean => letter >= 'A' && letter <= 'Z'

/** 'Frozen dumplings keep for months': where they are is said by what they are. */
export const isStillFrozen = (said: Said): boolean =>
  !isWarm(said) && (isTimedCold(said) || (has(said, 'state', 'frozen') && unprovedIn(said).length === 0))

const colds = new Set(['chilled', 'refrigerated', 'frozen'])
/** 'They keep 3 days chilled or 3 months frozen': behind each time stands the cold it is for. */
export const isTimedCold = ({ read: { quantities, tokens } }: Said): boolean => {
  const times = quantities.filter(({ kind }) => kind === 'duration')
  return times.length > 0 && times.every(({ last }) => colds.has(tokens[last + 1]?.word ?? ''))
}

const stoves = new Set(['stove', 'stovetop', 'hob', 'burner'])
/** 'Keep the gravy on the stove, on low, until you serve': over heat nothing grows. */
export const isKeptHot = (said: Said): boolean => {
  const { tokens } = said.read
  const isLow = tokens.some(({ word }, at) => settings.has(word) && tokens[at - 1]?.word === 'on')
  const isStove = placesIn(said).has('heat') || tokens.some(({ word }) => stoves.has(word))
  const isReady = said.raw.every((line) => !isRawStill(said, line))
  return isLow && isStove && isReady && openWait(said.read) === undefined && longest(said) <= longestKeptHot
}
/** So long a cook means to keep a pot hot before a meal. */
const longestKeptHot = 240
