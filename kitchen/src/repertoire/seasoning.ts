import { type CookFacts, hasTag } from '../cooking/index.ts'
import { getFood } from '../foods/index.ts'
import type { Filled } from './fill.ts'
import type { Family, NamedDish } from './named-dish.ts'

/** Grams of salt to a gram of sodium. */
const saltInSodium = 2.54
/** Part of all that is eaten that is salt, where foods bring salt of their own: 3 to 4 g in half a kilo. Kitchen practice. */
const mostSalt = 0.0075
/** Less of it than this in all that is eaten is no salty food. */
const noticed = 0.0015
/** Part of the salt that the dish asks for, whatever brings salt of its own: it is given to taste. */
const leastShare = 0.25

/** Here salt keeps, draws water or makes the dough, and is no matter of taste. */
const measured: ReadonlySet<Family> = new Set<Family>([
  'preserves',
  'pickles and ferments',
  'yeast breads and pizza',
  'quick breads',
  'muffins and scones',
  'cakes',
  'cookies and bars',
  'pies and crumbles',
])

/** The foods with less salt where broth, bacon, cheese, olives or soy sauce bring theirs. */
export function salted({ family }: NamedDish, filled: readonly Filled[]): readonly Filled[] {
  const salt = filled.find(({ facts }) => facts.food === 'salt')
  if (salt === undefined || measured.has(family) || filled.some(isBoiledInSaltedWater)) return filled
  const others = filled.filter((each) => each !== salt)
  const brought = sum(others, ({ facts, grams }) => (grams * sodiumOf(facts) * saltInSodium) / 100_000)
  const eaten = sum(others, ({ grams }) => grams)
  if (brought < eaten * noticed) return filled
  const wanted = eaten * mostSalt - brought
  const grams = Math.min(salt.grams, Math.max(salt.grams * leastShare, wanted))
  return grams === salt.grams ? filled : filled.map((each) => (each === salt ? { ...salt, grams } : each))
}

const sum = (filled: readonly Filled[], of: (each: Filled) => number): number =>
  filled.reduce((total, each) => total + of(each), 0)

/** What makes dough rise has sodium, and does not taste of salt. */
function sodiumOf({ food }: CookFacts): number {
  const { category, per100g } = getFood(food)
  return category === 'flour-baking' ? 0 : (per100g.sodium_mg ?? 0)
}

/** Most of the salt goes down the drain with the water. */
const isBoiledInSaltedWater = ({ facts }: Filled): boolean => hasTag(facts, ['pasta', 'wheat-noodles'])

/** Grams for each who eats, above which a herb drowns the rest: sage, rosemary, thyme; chives. Kitchen practice. */
const mostOfWoody = 1
const mostOfChives = 2.5

/** Grams of a herb that seasons, as many as the dish asks for and no more than anybody strews. */
export function strewn(facts: CookFacts, grams: number, serves: number): number {
  if (hasTag(facts, ['woody-herb'])) return Math.min(grams, mostOfWoody * serves)
  return facts.food === 'chives' ? Math.min(grams, mostOfChives * serves) : grams
}
