import type { Food } from '../../foods/index.ts'
import { boiledCategories, perishableCategories } from '../../safety/index.ts'
import { isRawStill } from './chill-instead.ts'
import { cooksIn } from './harmless-waits.ts'
import { does, longest, placesIn } from './said.ts'
import type { Said } from './said.ts'
import { isChilledBake } from './shelf-bakes.ts'
import { openWait } from './waiting-times.ts'

const spoils = ({ category, name }: Food): boolean =>
  (perishableCategories.has(category) || category === 'broth') && name !== 'butter' && !name.includes('dry ')

/** What spoils in the warm: food from animals, and whatever is cooked. */
export const isPerishable = ({ lines, work, raw }: Said) =>
  raw.length > 0 ||
  (lines.length > 0 ? lines : work.lines).some(
    ({ food, animal }) => animal !== null || (food !== undefined && spoils(food)),
  )

export const wasCooked = (said: Said): boolean => said.before.some(cooksIn) || cooksFirst(said)

/** 'Cook the rice and give it the whole night on the worktop': the wait is of another clause, behind the cooking. */
const cooksFirst = ({ read, clauses }: Said): boolean => {
  const wait = openWait(read)
  const waiting = clauses.find(({ first, last }) => wait !== undefined && first <= wait && wait <= last)
  return (
    waiting !== undefined &&
    waiting.effect !== 'cook' &&
    clauses.some(({ effect, isNegated, last }) => effect === 'cook' && !isNegated && last < waiting.first)
  )
}

/** Cooked dishes keep 3 to 4 days in the fridge. Source: USDA FSIS, leftovers and food safety. */
export const longestKept = 4 * 1440

/** What is told instead of a longer time. */
export const eatenSoon = 'Keep it in the fridge and eat it within 3 to 4 days.'

/** Whether a cooked dish is to stay in the fridge for longer than it keeps. */
export const keptTooLong = (said: Said): boolean =>
  longest(said) > longestKept &&
  (does(said, 'wait', 'store') || placesIn(said).has('cold') || isEatenBy(said)) &&
  !does(said, 'steep', 'cure', 'preserve', 'freeze') &&
  !placesIn(said).has('frozen') &&
  wasCooked(said) &&
  !isChilledBake(said) &&
  !isInVinegar(said.work.lines) &&
  said.raw.every((line) => !isRawStill(said, line)) &&
  (isPerishable(said) || isBoiledTooLong(said))

const bounds = new Set(['by', 'within', 'until', 'till', 'over'])
/** 'Eat the last bowl by day 12'. */
export const isEatenBy = (said: Said): boolean =>
  does(said, 'eat') &&
  said.read.quantities.some(
    ({ kind, first }) => kind === 'duration' && bounds.has(said.read.tokens[first - 1]?.word ?? ''),
  )

/** A quarter of the weight is vinegar: pickled eggs keep 3 to 4 months in the fridge. Source: NCHFP, pickled eggs. */
const leastSour = 0.25
const gramsOf = (lines: Said['work']['lines']): number =>
  lines.reduce((sum, { parsed }) => sum + (parsed.grams ?? 0), 0)
function isInVinegar(lines: Said['work']['lines']): boolean {
  const sour = gramsOf(lines.filter(({ food }) => food?.name.includes('vinegar') === true))
  return sour > 0 && sour >= gramsOf(lines) * leastSour
}

/** Cooked grains, noodles and legumes, beside which a bean dip may keep a week. Source: USDA FoodKeeper, hummus 7 days. */
const longestBoiled = 7 * 1440
const isBoiledTooLong = (said: Said): boolean =>
  longest(said) > longestBoiled &&
  placesIn(said).has('cold') &&
  !said.before.some(isDryHeat) &&
  (said.lines.length > 0 ? said.lines : said.work.lines).some(({ food }) =>
    boiledCategories.has(food?.category ?? ''),
  )

const dryHeats: ReadonlySet<string> = new Set(['roast', 'bake', 'toast'])
/** Roasted peanuts and granola are dry, and keep. */
const isDryHeat = ({ mentions }: Said['read']): boolean =>
  mentions.some(({ kind, id }) => kind === 'technique' && id !== undefined && dryHeats.has(id))
