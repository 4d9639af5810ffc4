import { isReadyToEat } from './knowledge/ready-to-eat.ts'
import type { DayRange, FoodCategory, Storage } from '../src/foods/food.ts'
import { readTable, type Row } from './csv.ts'
import type { SourcedFood } from './compile-foods.ts'
import { storageTips } from './knowledge/storage-tips.ts'
import { storageLike } from './knowledge/storage-like.ts'
import { storageKin } from './knowledge/storage-kin.ts'

type Place = 'pantry' | 'fridge' | 'freezer' | 'fridge_opened' | 'pantry_opened'

/** How to keep a food: days from the FoodKeeper entry that applies, and a tip a person can act on. */
export function storageByFood(foods: readonly SourcedFood[]): (food: SourcedFood) => Storage {
  const products = new Map(readTable('foodkeeper.csv').map((row) => [row['id'] ?? '', row]))
  const entries = new Map(
    readTable('foodkeeper_map.csv').map((row) => [row['ingredient'] ?? '', row['foodkeeper_id'] ?? '']),
  )
  const known = new Set(foods.map((food) => food.name))
  const strange = [...Object.keys(storageLike), ...Object.keys(storageKin)].find((name) => !known.has(name))
  if (strange !== undefined)
    throw new RangeError(`storage-like.ts or storage-kin.ts names ${strange}, which is not a food`)
  const idOf = (name: string) => entries.get(name) ?? storageLike[name]?.toString()
  const keep = (food: SourcedFood): Storage => {
    if (food.members !== undefined) return storageOfClass(food, food.members.map(keep))
    const id = idOf(food.name) ?? (idOf(food.keptAs ?? '') || food.foodkeeperId)
    const kin = id ? undefined : storageKin[food.name]
    const storage = storageOf(food, products.get(id || (kin?.entry.toString() ?? '')))
    return kin ? { ...storage, like: kin.like } : storage
  }
  return keep
}

/** A class keeps as long as that of its members which keeps shortest, place by place. */
function storageOfClass(food: SourcedFood, members: readonly Storage[]): Storage {
  const shortest = (place: 'pantry' | 'fridge' | 'freezer' | 'fridgeOpened') =>
    members
      .flatMap((member) => member[place] ?? [])
      .toSorted((one, other) => one.max - other.max)
      .at(0) ?? null
  const days = {
    pantry: members.every(({ pantry }) => pantry !== null) ? shortest('pantry') : null,
    fridge: shortest('fridge'),
    freezer: shortest('freezer'),
    fridgeOpened: shortest('fridgeOpened'),
  }
  return {
    ...days,
    tip: tipFor(food, days, undefined),
    source: `the shortest of its kinds: ${members[0]?.source}`,
  }
}

function storageOf(food: SourcedFood, product: Row | undefined): Storage {
  const days = {
    pantry: daysAt(product, 'pantry'),
    fridge: daysAt(product, 'fridge'),
    freezer: daysAt(product, 'freezer'),
    fridgeOpened: daysAt(product, 'fridge_opened'),
    ...(product?.['fridge_flag'] === 'package use-by date' && { byDate: true as const }),
    ...openedOnShelf(product),
  }
  const source =
    product === undefined
      ? 'general rule for its category; FoodKeeper has no entry'
      : `foodkeeper-128:${product['id']} ${product['food']}`
  return { ...days, tip: storageTips[food.name] ?? tipFor(food, days, product), source }
}

/** What keeps so few days open in the fridge does not stand open on a shelf, whatever the table says of its carton. */
const fewestToStand = 30

/** How long an opened package keeps where it stood; left out where the table has no such time. */
function openedOnShelf(product: Row | undefined): Pick<Storage, 'pantryOpened'> {
  const days = daysAt(product, 'pantry_opened')
  const cold = daysAt(product, 'fridge_opened')
  return days && (cold === null || cold.max >= fewestToStand) ? { pantryOpened: days } : {}
}

function daysAt(product: Row | undefined, place: Place): DayRange | null {
  const min = product?.[`${place}_min_days`] ?? ''
  const max = product?.[`${place}_max_days`] ?? ''
  return min === '' || max === '' ? daysOnceRipe(product, place) : { min: Number(min), max: Number(max) }
}

/** FoodKeeper keeps some fruit 'when ripe' and gives the days after that in its advice: 'Until Ripe, then 7 days'. */
function daysOnceRipe(product: Row | undefined, place: Place): DayRange | null {
  if (product?.[`${place}_flag`] !== 'when ripe') return null
  const days = /then (?:(\d+) *(?:-|to) *)?(\d+) days/i.exec(product[`${place}_tips`] ?? '')
  const max = Number(days?.[2])
  return days === null ? null : { min: Number(days[1] ?? max), max }
}

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
  'plant-protein': 'Keep chilled, and covered with fresh water or closed once opened.',
  'nut-seed': 'Keep in a closed jar away from light and heat; the cold keeps the oils fresh longest.',
  'oil-fat': 'Keep closed, away from light and the stove.',
  spice: 'Keep in a closed jar away from light, heat and steam.',
  condiment: 'Keep closed in a cool, dark place, and chill it once opened.',
  sweetener: 'Keep dry in a closed container at room temperature.',
  broth: 'Keep closed in the pantry, and chill it once opened.',
  beverage: 'Keep closed in a cool, dark place.',
}

/** What a food was made into counts for more than what it was: a canned fish is no fresh fish. */
const adviceByForm: readonly (readonly [name: RegExp, advice: string])[] = [
  [/^frozen /, 'Keep frozen and closed airtight until you use it.'],
  [
    /^canned (?!whipped)|^tomato paste$|\bpickle\b|^pickled (?!herring)|^sauerkraut$|^sun-dried tomato in oil$|^capers$/,
    'Keep closed in a cool, dark place; move what is left of an opened one to a covered container in the fridge.',
  ],
  [
    /^(?:dried|dry) |^sun-dried |\b(?:raisin|prune|jerky|dry milk powder)$|^dried .* flakes$/,
    'Keep dry in a closed jar, away from light and heat.',
  ],
  [/^dry-roasted /, 'Keep in a closed jar away from light and heat.'],
  [/ juice$/, 'Keep closed, and chill it once opened.'],
  [/ paste$/, 'Keep closed, and chill it once opened.'],
  [
    /^smoked (?!tofu)|^cured |^salami$|^kimchi$|^roasted red pepper$|^pickled herring$/,
    'Keep chilled and well wrapped.',
  ],
]

/** Kinds that mostly stand in the pantry: a fresh dip among them does not. */
const pantryKinds: ReadonlySet<FoodCategory> = new Set([
  'condiment',
  'broth',
  'beverage',
  'sweetener',
  'legume',
])

/** What is eaten as it is must not lie where raw meat drips (FDA Food Code 3-302.11). */
const readyAdvice = 'Keep chilled in a closed box, away from raw meat.'

function adviceFor(food: SourcedFood, { pantry, fridge }: Days): string {
  const { name, category } = food
  const byForm = adviceByForm.find(([form]) => form.test(name))?.[1]
  if (byForm !== undefined) return byForm
  if (isReadyToEat(food) && pantry === null) return readyAdvice
  const isChilled = pantry === null && fridge !== null && pantryKinds.has(category)
  return isChilled ? 'Keep chilled and covered.' : adviceByCategory[category]
}

type Days = Pick<Storage, 'pantry' | 'fridge' | 'freezer' | 'fridgeOpened' | 'pantryOpened' | 'byDate'>

function tipFor(food: SourcedFood, days: Days, product: Row | undefined): string {
  const advice = adviceFor(food, days)
  if (product?.['pantry_flag'] === 'indefinitely') return `${advice} It keeps indefinitely.`
  const kept =
    food.name.startsWith('frozen ') && days.freezer ? { ...days, pantry: null, fridge: null } : days
  return `${advice} ${useWithin(kept) ?? withoutDays(food.category)}`
}

/** The period of the place where the food is best kept; undefined where FoodKeeper gives no days. */
function useWithin({ pantry, fridge, freezer, fridgeOpened, byDate }: Days): string | undefined {
  const opened = fridgeOpened === null ? '' : `, ${spanText(fridgeOpened)} once opened and chilled`
  if (pantry !== null && (fridge === null || pantry.max > fridge.max))
    return `Use within ${spanText(pantry)} in the pantry${opened}.`
  if (fridge !== null) return `Use within ${spanText(fridge)} in the fridge${opened}.`
  if (fridgeOpened !== null) return `Use within ${spanText(fridgeOpened)} once opened.`
  if (byDate) return datedText(freezer)
  return freezer === null ? undefined : `Use within ${spanText(freezer)} in the freezer.`
}

function datedText(freezer: DayRange | null): string {
  const frozen = freezer === null ? '' : `, or freeze it for ${spanText(freezer)}`
  return `Use by the date on the package${frozen}.`
}

const soldWithoutDate: ReadonlySet<FoodCategory> = new Set(['vegetable', 'herb', 'fruit'])

function withoutDays(category: FoodCategory): string {
  return soldWithoutDate.has(category)
    ? 'Use while it looks and smells fresh.'
    : 'Use by the date on the package.'
}

const spans = [
  { days: 365, one: 'year' },
  { days: 30, one: 'month' },
  { days: 7, one: 'week' },
  { days: 1, one: 'day' },
] as const

/** '5-7 days', '2 weeks', '6-9 months': the largest unit that divides both ends. */
export function spanText({ min, max }: DayRange): string {
  const span = spans.find(({ days }) => min % days === 0 && max % days === 0)
  if (span === undefined) return `${Math.round(min * 24)} hours`
  const [from, to] = [min / span.days, max / span.days]
  return `${from === to ? to : `${from}-${to}`} ${span.one}${to === 1 ? '' : 's'}`
}
