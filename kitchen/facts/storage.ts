import type { DayRange, FoodCategory, Storage } from '../src/foods/food.ts'
import { readTable, type Row } from './csv.ts'
import type { SourcedFood } from './compile-foods.ts'
import { entryDays, storageDays } from './knowledge/storage-days.ts'
import { storageAdvice, storageTips } from './knowledge/storage-tips.ts'
import { storageLike } from './knowledge/storage-like.ts'
import { storageKin } from './knowledge/storage-kin.ts'
import { adviceFor } from './storage-advice.ts'
import type { Days } from './storage-advice.ts'

type Place = 'pantry' | 'fridge' | 'freezer' | 'fridge_opened' | 'pantry_opened'

/** How to keep a food: days from the FoodKeeper entry that applies, and a tip a person can act on. */
export function storageByFood(foods: readonly SourcedFood[]): (food: SourcedFood) => Storage {
  const products = new Map(readTable('foodkeeper.csv').map((row) => [row['id'] ?? '', row]))
  const entries = new Map(
    readTable('foodkeeper_map.csv').map((row) => [row['ingredient'] ?? '', row['foodkeeper_id'] ?? '']),
  )
  const known = new Set(foods.map((food) => food.name))
  const strange = [storageLike, storageKin, storageDays, storageAdvice, storageTips]
    .flatMap((table) => Object.keys(table))
    .find((name) => !known.has(name))
  if (strange !== undefined)
    throw new RangeError(`A table of facts/knowledge/storage-*.ts names ${strange}, which is not a food`)
  const idOf = (name: string) => entries.get(name) ?? storageLike[name]?.toString()
  const keep = (food: SourcedFood): Storage => {
    if (food.members !== undefined) return storageOfClass(food, food.members.map(keep))
    if (storageDays[food.name] !== undefined) return storageByHand(food)
    const own = idOf(food.name)
    const kin = own === undefined ? storageKin[food.name] : undefined
    const id = own ?? kin?.entry.toString() ?? (idOf(food.keptAs ?? '') || food.foodkeeperId)
    const storage = storageOf(food, products.get(id ?? ''))
    return kin ? { ...storage, like: kin.like } : storage
  }
  return keep
}

/** A class keeps as long as that of its members which keeps shortest, place by place, and as its members do where they are kept alike. */
function storageOfClass(food: SourcedFood, members: readonly Storage[]): Storage {
  const shortest = (place: 'pantry' | 'fridge' | 'freezer' | 'fridgeOpened') =>
    members
      .flatMap((member) => member[place] ?? [])
      .toSorted((one, other) => one.max - other.max)
      .at(0) ?? null
  const pantry = members.every((member) => member.pantry !== null) ? shortest('pantry') : null
  const fridge = shortest('fridge')
  const opened = shortest('fridgeOpened')
  const closed = pantry ?? fridge
  const isLonger = opened !== null && closed !== null && closed.max < opened.max
  const days = {
    pantry,
    fridge,
    freezer: shortest('freezer'),
    fridgeOpened: isLonger ? fridge : opened,
  }
  const advices = new Set(
    members.map(({ tip }) => tip.replace(/ (?:Use (?:within|by|while)|It keeps) .*$/, '')),
  )
  const [advice] = advices
  return {
    ...days,
    tip: tipFor(food, days, undefined, advices.size === 1 ? advice : undefined),
    source: `the shortest of its kinds: ${members[0]?.source}`,
  }
}

/** A food whose days stand in storage-days.ts. What is made has no package: it keeps as long once it is begun. */
function storageByHand(food: SourcedFood): Storage {
  const { source, ...given } = storageDays[food.name] ?? { source: '' }
  const days = { pantry: null, fridge: null, freezer: null, fridgeOpened: given.fridge ?? null, ...given }
  return { ...days, tip: storageTips[food.name] ?? tipFor(food, days, undefined), source }
}

function storageOf(food: SourcedFood, product: Row | undefined): Storage {
  const mended = entryDays[Number(product?.['id'])]
  const days = {
    pantry: daysAt(product, 'pantry'),
    fridge: daysAt(product, 'fridge') ?? chilledBakery(product),
    freezer: daysAt(product, 'freezer'),
    fridgeOpened: daysAt(product, 'fridge_opened'),
    ...(product?.['fridge_flag'] === 'package use-by date' && { byDate: true as const }),
    ...openedOnShelf(product),
  }
  const source =
    product === undefined
      ? 'general rule for its category; FoodKeeper has no entry'
      : `foodkeeper-128:${product['id']} ${product['food']}${mended ? `; ${mended.source}` : ''}`
  return { ...days, tip: storageTips[food.name] ?? tipFor(food, days, product), source }
}

/** Pies and eclairs that may not stand out: FoodKeeper writes their days in the fridge where it has those of an opened package. */
function chilledBakery(product: Row | undefined): DayRange | null {
  const isBakery = product?.['subcategory'] === 'Bakery' && daysAt(product, 'pantry') === null
  return isBakery ? daysAt(product, 'fridge_opened') : null
}

/** What keeps so few days open in the fridge does not stand open on a shelf, whatever the table says of its carton. */
const fewestToStand = 30

/** How long an opened package keeps where it stood, which is no longer than it does closed; left out where the table has no such time. */
function openedOnShelf(product: Row | undefined): Pick<Storage, 'pantryOpened'> {
  const days = daysAt(product, 'pantry_opened')
  const cold = daysAt(product, 'fridge_opened')
  const closed = daysAt(product, 'pantry')
  const isKnown = entryDays[Number(product?.['id'])]?.pantryOpened !== undefined
  if (days === null || (!isKnown && cold !== null && cold.max < fewestToStand)) return {}
  return { pantryOpened: closed !== null && closed.max < days.max ? closed : days }
}

/** A food that may stand out for hours ('2 Hours') has no time on a shelf. */
const fewestDays = 1

function daysAt(product: Row | undefined, place: Place): DayRange | null {
  const mended = entryDays[Number(product?.['id'])]?.[handPlaces[place]]
  if (mended !== undefined) return mended && { min: mended[0], max: mended[1] }
  const min = product?.[`${place}_min_days`] ?? ''
  const max = product?.[`${place}_max_days`] ?? ''
  if (min === '' || max === '') return daysOnceRipe(product, place)
  return Number(max) < fewestDays ? null : { min: Number(min), max: Number(max) }
}

const handPlaces = {
  pantry: 'pantry',
  fridge: 'fridge',
  freezer: 'freezer',
  fridge_opened: 'fridgeOpened',
  pantry_opened: 'pantryOpened',
} as const

/** FoodKeeper keeps some fruit 'when ripe' and gives the days after that in its advice: 'Until Ripe, then 7 days'. */
function daysOnceRipe(product: Row | undefined, place: Place): DayRange | null {
  if (product?.[`${place}_flag`] !== 'when ripe') return null
  const days = /then (?:(\d+) *(?:-|to) *)?(\d+) days/i.exec(product[`${place}_tips`] ?? '')
  const max = Number(days?.[2])
  return days === null ? null : { min: Number(days[1] ?? max), max }
}

function tipFor(food: SourcedFood, days: Days, product: Row | undefined, shared?: string): string {
  const advice = storageAdvice[food.name] ?? shared ?? adviceFor(food, days, product)
  if (product?.['pantry_flag'] === 'indefinitely') return `${advice} It keeps indefinitely.`
  const kept =
    food.name.startsWith('frozen ') && days.freezer
      ? { pantry: null, fridge: null, freezer: days.freezer, fridgeOpened: null }
      : days
  return `${advice} ${useWithin(kept) ?? withoutDays(food.category)}`
}

/** The period of the place where the food is best kept; undefined where FoodKeeper gives no days. */
function useWithin({ pantry, fridge, freezer, fridgeOpened, byDate }: Days): string | undefined {
  const isTold = fridgeOpened === null || (fridge !== null && fridge.max <= fridgeOpened.max)
  const opened = isTold ? '' : `, ${spanText(fridgeOpened)} once opened and chilled`
  if (pantry !== null && (fridge === null || pantry.max > fridge.max))
    return `Use within ${spanText(pantry)} in the pantry${opened}.`
  if (fridge !== null) return `Use within ${spanText(fridge)} in the fridge${opened}.`
  if (byDate) return datedText(freezer, fridgeOpened)
  if (fridgeOpened !== null) return `Use within ${spanText(fridgeOpened)} once opened.`
  return freezer === null ? undefined : `Use within ${spanText(freezer)} in the freezer.`
}

function datedText(freezer: DayRange | null, opened: DayRange | null): string {
  const open = opened === null ? '' : `, an opened one within ${spanText(opened)}`
  const frozen = freezer === null ? '' : `, or freeze it for ${spanText(freezer)}`
  return `Use by the date on the package${open}${frozen}.`
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
