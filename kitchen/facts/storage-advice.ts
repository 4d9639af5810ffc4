import type { FoodCategory, Storage } from '../src/foods/food.ts'
import type { SourcedFood } from './compile-foods.ts'
import type { Row } from './csv.ts'
import { isReadyToEat } from './knowledge/ready-to-eat.ts'
import { storageAdvice } from './knowledge/storage-tips.ts'

export type Days = Pick<Storage, 'pantry' | 'fridge' | 'freezer' | 'fridgeOpened' | 'pantryOpened' | 'byDate'>

const adviceByCategory: Readonly<Record<FoodCategory, string>> = {
  vegetable: 'Keep unwashed, dry and loosely wrapped, and wash just before use.',
  herb: 'Stand the stems in a glass of water or wrap them in a damp towel.',
  fruit: 'Keep whole and unwashed until you eat it; chill it once ripe or cut.',
  legume: 'Keep dry in a closed jar away from light.',
  grain: 'Keep dry in a closed jar in a cool, dark place.',
  'pasta-noodle': 'Keep dry in a closed package in a cool, dark place.',
  'flour-baking': 'Keep dry in a closed container in a cool, dark place.',
  'bread-bakery': 'Keep wrapped at room temperature, and freeze in slices what you will not eat in time.',
  dairy: 'Keep closed on a fridge shelf, not in the door.',
  egg: 'Keep in their carton on a fridge shelf, not in the door.',
  meat: 'Keep on the lowest fridge shelf in a tray that catches drips.',
  poultry: 'Keep on the lowest fridge shelf in a tray that catches drips.',
  fish: 'Keep on ice on the lowest fridge shelf.',
  seafood: 'Keep in a bowl, on ice, on the lowest fridge shelf.',
  'plant-protein': 'Keep chilled in its closed package.',
  'nut-seed': 'Keep in a closed jar away from light and heat; the cold keeps the oils fresh longest.',
  'oil-fat': 'Keep closed, away from light and the stove.',
  spice: 'Keep in a closed jar away from light, heat and steam.',
  condiment: 'Keep closed in a cool, dark place, and chill it once opened.',
  sweetener: 'Keep dry in a closed container at room temperature.',
  broth: 'Keep closed in the pantry, and chill it once opened.',
  beverage: 'Keep closed in a cool, dark place.',
}

const frozenAdvice = 'Keep frozen and closed airtight until you use it.'
const chilledAdvice = 'Keep chilled and covered.'
const dryAdvice = 'Keep dry in a closed jar, away from light and heat.'
const jarAdvice = adviceByCategory.condiment
/** What is eaten as it is must not lie where raw meat drips (FDA Food Code 3-302.11). */
const readyAdvice = 'Keep chilled in a closed box, away from raw meat.'

/** What a food was made into counts for more than what it was: a canned fish is no fresh fish. Of what stands on a shelf, and of what is chilled. */
const adviceByForm: readonly (readonly [home: Home, name: RegExp, advice: string])[] = [
  [
    'shelf',
    /^(?:mixed )?canned (?!whipped)|^tomato paste$|\bpickle\b|^pickled (?!herring)|^sauerkraut$|^sun-dried tomato in oil$|^capers$/,
    'Keep closed in a cool, dark place; move what is left of an opened one to a covered container in the fridge.',
  ],
  [
    'shelf',
    /^(?:dried|dry) |^sun-dried |\b(?:raisin|prune|jerky|dry milk powder)$|^dried .* flakes$/,
    dryAdvice,
  ],
  ['shelf', /^dry-roasted /, 'Keep in a closed jar away from light and heat.'],
  ['shelf', / (?:juice|paste)$/, 'Keep closed, and chill it once opened.'],
  ['fridge', / juice$/, 'Keep closed in the fridge.'],
  ['fridge', / paste$/, chilledAdvice],
  [
    'fridge',
    /^smoked (?!tofu)|^cured |^salami$|^kimchi$|^roasted red pepper$|^pickled herring$/,
    'Keep chilled and well wrapped.',
  ],
]

type Home = 'shelf' | 'fridge' | 'freezer'

const dated: ReadonlySet<string> = new Set(['package use-by date', 'indefinitely'])
/** Kinds that FoodKeeper gives only days once opened, and that are sold chilled. */
const soldChilled: ReadonlySet<FoodCategory> = new Set([
  'bread-bakery',
  'dairy',
  'plant-protein',
  'pasta-noodle',
])

/** Where a food stands until it is used, by the places that it has days for; undefined where nothing is known. */
function homeOf({ name, category }: SourcedFood, days: Days, product: Row | undefined): Home | undefined {
  const { pantry, fridge, freezer, fridgeOpened, pantryOpened, byDate } = days
  if (name.startsWith('frozen ')) return 'freezer'
  const isDated = fridge === null && dated.has(product?.['pantry_flag'] ?? '')
  if (pantry || pantryOpened || isDated) return 'shelf'
  if (fridge || byDate || (fridgeOpened && (soldChilled.has(category) || name.endsWith(' juice'))))
    return 'fridge'
  return freezer && !fridgeOpened ? 'freezer' : undefined
}

/** Kinds that mostly stand on a shelf: what has only days in the fridge among them is fresh, cooked or a dough. */
const shelfKinds: ReadonlySet<FoodCategory> = new Set([
  'condiment',
  'broth',
  'beverage',
  'sweetener',
  'legume',
  'bread-bakery',
  'pasta-noodle',
  'grain',
])

const grown: ReadonlySet<FoodCategory> = new Set(['vegetable', 'herb', 'fruit'])
const fromTheCold: ReadonlySet<FoodCategory> = new Set([
  'dairy',
  'egg',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'plant-protein',
])
/** No fresh fruit or vegetable keeps as long on a shelf: these are dried, in jars or in cans. */
const longerThanFresh = 180
/** Nuts that keep shorter in the fridge are moist. */
const shorterThanDry = 30

const entries = { freshEggs: '21', liveShellfish: '157', tofu: '168' } as const

/** How to keep a food, by the place where it keeps and what it was made into; without the days. */
export function adviceFor(food: SourcedFood, days: Days, product: Row | undefined): string {
  const { name, category } = food
  const byHand = storageAdvice[name]
  if (byHand !== undefined) return byHand
  const home = homeOf(food, days, product)
  if (home === 'freezer') return frozenAdvice
  const byForm = adviceByForm.find(([where, form]) => where === (home ?? where) && form.test(name))?.[2]
  if (byForm !== undefined) return byForm
  if (isReadyToEat(food) && home !== 'shelf') return readyAdvice
  if (home === 'shelf') return onShelf(food, days)
  return home === 'fridge' ? inFridge(food, days, product) : adviceByCategory[category]
}

/** Jars and cartons are chilled once they are open; what is dry stays where it was. */
function onShelf({ category }: SourcedFood, { pantry, fridgeOpened, pantryOpened }: Days): string {
  const isPreserved = grown.has(category) && (pantry?.max ?? longerThanFresh) >= longerThanFresh
  if (category === 'legume' && fridgeOpened) return jarAdvice
  if (!isPreserved && !fromTheCold.has(category)) return adviceByCategory[category]
  return pantryOpened || !fridgeOpened ? dryAdvice : jarAdvice
}

function inFridge({ name, category }: SourcedFood, { fridge }: Days, product: Row | undefined): string {
  const entry = product?.['id']
  const isMade = product === undefined || product['category'] === 'Deli & Prepared Foods'
  if (isMade && !fleshKinds.has(category)) return chilledAdvice
  if (entry === entries.liveShellfish && category === 'seafood' && !name.includes('crab'))
    return 'Keep in a bowl under a damp cloth on the lowest fridge shelf, never sealed or in water.'
  if (entry === entries.tofu && /^(?!fried|smoked).*\btofu$/.test(name))
    return 'Keep chilled, and covered with fresh water once opened.'
  if (category === 'plant-protein' && name.endsWith(' milk')) return adviceByCategory.dairy
  if (category === 'egg' && entry !== entries.freshEggs) return chilledAdvice
  if (category === 'nut-seed' && fridge && fridge.max < shorterThanDry) return chilledAdvice
  return shelfKinds.has(category) ? chilledAdvice : adviceByCategory[category]
}

const fleshKinds: ReadonlySet<FoodCategory> = new Set(['meat', 'poultry', 'fish', 'seafood'])
