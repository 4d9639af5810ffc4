import { tokensOf } from '../reading/index.ts'
import { type CookFacts, hasTag, type Tag } from '../cooking/index.ts'
import { getFood } from '../foods/index.ts'
import { ownPieces } from './own-pieces.ts'

/** What the first verb of a food's own cut makes of it: 'stone _ and slice' leaves it pitted. */
const readied: ReadonlyMap<string, string> = new Map([
  ['stone', 'pitted'],
  ['pit', 'pitted'],
  ['core', 'cored'],
  ['hull', 'hulled'],
  ['peel', 'peeled'],
  ['trim', 'trimmed'],
  ['top', 'trimmed'],
  ['drain', 'drained'],
  ['scoop', 'peeled and seeded'],
  ['cut the peel off', 'peeled'],
  ['cut the rind off', 'peeled'],
])

/** What has to be done to a food before it is cut; undefined for what is used as it is. */
function readyOf({ cuts }: CookFacts): string | undefined {
  const cut = cuts.bite ?? cuts.small
  return [...readied].find(([verb]) => cut?.startsWith(`${verb} `))?.[1]
}

/** What is small, ground, liquid or cut already: no knife goes near it. */
const uncutTags: readonly Tag[] = [
  'berry',
  'beans',
  'lentils',
  'podded',
  'spice',
  'dried-fruit',
  'seed',
  'oats',
  'hot-sauce',
  'flour',
  'ground-meat',
  'sour-fruit',
  'shellfish',
]
const uncutFoods: ReadonlySet<string> = new Set([
  'canned tomato',
  'canned diced tomatoes',
  'canned crushed tomatoes',
  'canned tomato sauce',
  'tomato passata',
  'tomato paste',
  'marinara sauce',
  'jam',
  'strawberry jam',
  'apricot jam',
  'pickle relish',
  'sweet pickle relish',
  'canned pumpkin',
  'mashed potatoes',
  'lemon zest',
  'saffron',
  'elderberry',
  'sweetened shredded coconut',
  'unsweetened dried coconut',
  'garlic salt',
  'canned cranberry sauce',
])
const isUncut = (facts: CookFacts): boolean =>
  Object.keys(facts.cuts).length === 0 && (uncutFoods.has(facts.food) || hasTag(facts, uncutTags))

/** All that is done to a food that no knife cuts, whatever is done to others in its place: nobody dices a bean, or slices a shrimp. */
const wholeWork: ReadonlyMap<string, string> = new Map([
  ['drain and rinse _', 'drained'],
  ['peel and devein _', 'peeled and deveined'],
  [
    'boil _ for 2 minutes and slip off the skins',
    'shelled, boiled for 2 minutes and slipped out of their skins',
  ],
  ['scrub _', 'scrubbed'],
  ['cut the kernels off _', 'cut off the cob'],
])

function workBefore({ cuts }: CookFacts): string | undefined {
  const works = new Set(Object.values(cuts))
  const [only] = works
  return works.size === 1 && only !== undefined ? wholeWork.get(only) : undefined
}

/** Oil that is poured, and never melted, softened or cut. */
export const isLiquidFat = ({ food }: CookFacts): boolean => food.endsWith(' oil') && food !== 'coconut oil'
/** Soft cheese: it is taken by the spoonful, and neither crumbled nor grated. */
export const isSpooned = ({ food }: CookFacts): boolean => spoonedCheeses.has(food)
const spoonedCheeses: ReadonlySet<string> = new Set([
  'ricotta cheese',
  'part-skim ricotta cheese',
  'cream cheese',
  'neufchatel cheese',
  'mascarpone cheese',
  'cottage cheese',
])
const ofFirmCheese: ReadonlySet<string> = new Set([
  'crumbled',
  'grated',
  'grated or crumbled',
  'crumbled or grated',
])

const ofFirmFat: ReadonlySet<string> = new Set(['melted', 'softened', 'cold', 'diced', 'cubed'])

/** Words of a preparation that take a knife or a grater. */
const knifeWords: ReadonlySet<string> = new Set(
  (
    'sliced slices diced dice chopped cut halved quartered cubed cubes pieces piece wedges chunks strips sticks ' +
    'rounds grated peeled minced crushed picked hulled pitted seeded trimmed torn shredded cored'
  ).split(' '),
)
const hasWord = (prep: string, words: ReadonlySet<string>): boolean =>
  tokensOf(prep).some(({ word }) => words.has(word))

const cored: ReadonlySet<string> = new Set(['cored', 'grated', 'pureed'])
const inPieces: ReadonlySet<string> = new Set(
  'sliced slices diced chopped cubed cubes pieces wedges chunks'.split(' '),
)

const stoneless: ReadonlySet<string> = new Set(['pitted', 'stoned', 'whole'])

const isCrumbly = (facts: CookFacts): boolean =>
  hasTag(facts, ['crumbly-cheese', 'fresh-cheese', 'ground-meat']) || facts.food.startsWith('blue ')

/** Of two ways that a preparation leaves open, the one that only some foods take, and which foods those are; of two that all take, the first is said. */
const onlySome: Readonly<Record<string, (facts: CookFacts) => boolean>> = {
  crumbled: isCrumbly,
  torn: ({ food }) => food === 'fresh mozzarella' || food === 'burrata',
  thawed: ({ food }) => food.startsWith('frozen '),
  drained: ({ food }) => food.startsWith('canned '),
  'picked over': ({ food }) => food.includes('crab'),
  picked: (facts) => hasTag(facts, ['herb', 'woody-herb']),
  peeled: ({ food }) => food.includes('shrimp'),
  'cut up': (facts) => hasTag(facts, ['fruit']) && facts.cuts.grate === undefined,
  shredded: (facts) => hasTag(facts, ['cooked-meat', 'leafy', 'salad-leaf', 'brassica']),
}

/** Grams of a piece from which it is more than a mouthful. */
const largePiece = 6

/** Work that was done before the food was frozen or canned. */
const beforePacking: ReadonlySet<string> = new Set([
  'washed',
  'washed and chopped',
  'washed and sliced',
  'rinsed and chopped',
  'peeled',
  'cut up',
])

/** What a preparation may depend on, as it stands behind 'if', and the foods of which it is true. */
const onlyIf: Readonly<Record<string, (facts: CookFacts) => boolean>> = {
  large: ({ food }) => !isCutForSale(food) && (getFood(food).portions.piece ?? 0) >= largePiece,
  whole: (facts) =>
    !isCutForSale(facts.food) && !isUncut(facts) && !hasTag(facts, ['mash', 'crumbs', 'oats']),
  'in bars': ({ food }) => !food.endsWith('chips'),
  'not frozen': ({ food }) => !food.startsWith('frozen '),
}

/** Bread that is counted in slices. */
function isSlicedForSale({ food, tags }: CookFacts): boolean {
  const { piece, named } = getFood(food).portions
  return tags.has('bread') && piece !== undefined && named['slice'] === piece
}

const isCutForSale = (food: string): boolean =>
  ['canned ', 'frozen '].some((state) => food.startsWith(state)) && !food.includes('whole')

/**
 * A preparation as it fits the food: `{ready}` becomes what the food needs before it is cut (pitted, cored, hulled), of 'grated or crumbled' the one
 * that is done to it is left, 'chopped if large' is left out for what is small, what has a stone is pitted, and what needs no knife has none. Undefined where nothing is to be done.
 */
export function prepFor(facts: CookFacts, prep = ''): string | undefined {
  const ways = preps.get(facts) ?? new Map<string, string | undefined>()
  preps.set(facts, ways)
  if (!ways.has(prep)) ways.set(prep, fittedPrep(facts, prep))
  return ways.get(prep)
}

// Every dish that is looked at asks for the preparation of each of its parts.
const preps = new WeakMap<CookFacts, Map<string, string | undefined>>()

function fittedPrep(facts: CookFacts, prep: string): string | undefined {
  const isCanned = facts.food.startsWith('canned ')
  const said = saidOf(facts, prep).filter((each) => !(isCanned && each.startsWith('cooked ')))
  const all = [workFirst(facts, said), ...said].filter((each) => each !== undefined)
  return all.length === 0 ? undefined : all.join(', ')
}

/** What nobody eats comes out, whether the dish says so or not: the stone always, the core where a fruit is cut up. */
function workFirst(facts: CookFacts, said: readonly string[]): string | undefined {
  const ready = readyOf(facts)
  const says = (words: ReadonlySet<string>) => said.some((each) => hasWord(each, words))
  if (ready === 'pitted') return hasTag(facts, ['avocado']) || says(stoneless) ? undefined : ready
  return ready === 'cored' && says(inPieces) && !says(cored) ? ready : undefined
}

function saidOf(facts: CookFacts, prep: string): readonly string[] {
  if (prep === '') return []
  if (hasWord(prep, knifeWords)) {
    const own = workBefore(facts)
    if (own !== undefined) return [own]
    if (isUncut(facts)) return []
  }
  if (isLiquidFat(facts) && hasWord(prep, ofFirmFat)) return []
  if (isSpooned(facts) && ofFirmCheese.has(prep)) return []
  return prep
    .split(', ')
    .map((each) => (each === '{ready}' ? readyOf(facts) : wayFor(facts, each)))
    .filter((each) => each !== undefined)
}

function wayFor(facts: CookFacts, ways: string): string | undefined {
  const [done = ways, condition] = ways.split(' if ')
  if (condition !== undefined) return onlyIf[condition]?.(facts) === true ? done : undefined
  if (ways === 'sliced' && isSlicedForSale(facts)) return undefined
  if (isCutForSale(facts.food) && beforePacking.has(ways)) return undefined
  if (ways.endsWith('bite-size pieces') && hasTag(facts, ['vegetable'])) return ownPieces(facts) ?? ways
  if (ways === 'torn' && hasTag(facts, ['crumbly-cheese'])) return 'crumbled'
  const [one = ways, other, ...more] = ways.split(' or ')
  if (other === undefined || more.length > 0) return ways
  if (onlySome[other]?.(facts) === true) return other
  return onlySome[one]?.(facts) === false ? other : one
}
