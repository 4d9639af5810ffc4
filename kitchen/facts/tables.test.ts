// The compiled foods, held against the agencies' tables as they stand in this folder.
import { expect, test } from 'vitest'
import { allFoods, findFood, getFood } from '../src/foods/index.ts'
import type { DayRange, Food } from '../src/foods/index.ts'
import { recognise } from '../src/recognition/index.ts'
import { temperatureFacts, temperatureFor } from '../src/safety/index.ts'
import { readTable } from './csv.ts'
import { entryDays } from './knowledge/storage-days.ts'
import type { Row } from './csv.ts'

const numberIn = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

test('every row of the temperature chart stands in the kitchen, figure for figure', () => {
  const rows = readTable('safe_temperatures.csv').map((row) => [
    row['kind'],
    row['food'],
    numberIn(row['temp_f']),
    numberIn(row['temp_c']),
    numberIn(row['rest_minutes']),
  ])
  const known = temperatureFacts.map(({ kind, food, fahrenheit, celsius, restMinutes }) => [
    kind,
    food,
    fahrenheit,
    celsius,
    restMinutes,
  ])
  expect(known).toEqual(rows)
})

test('temperatureFor() gives raw animal foods the figure of their row in the chart', () => {
  const chart = new Map(
    readTable('safe_temperatures.csv').map((row) => [row['food'], numberIn(row['temp_f'])]),
  )
  const rowOf: Readonly<Record<string, string>> = {
    'chicken breast':
      'whole bird, breast, leg, thigh, wing, giblets (chicken, turkey, duck, goose, other fowl)',
    duck: 'whole bird, breast, leg, thigh, wing, giblets (chicken, turkey, duck, goose, other fowl)',
    'ground turkey': 'ground chicken, ground turkey, poultry sausage',
    'chicken sausage': 'ground chicken, ground turkey, poultry sausage',
    'ground beef 80/20': 'beef, pork, veal, lamb, goat, bison (ground), fresh sausage of these',
    'italian sausage': 'beef, pork, veal, lamb, goat, bison (ground), fresh sausage of these',
    'pork chop': 'fresh pork: steaks, roasts, chops',
    'sirloin steak': 'steaks, roasts, chops',
    'leg of lamb': 'steaks, roasts, chops',
    venison: 'rabbit and venison',
    cod: 'fin fish (salmon, tuna, cod, trout, tilapia, ...)',
    shrimp: 'shrimp, lobster, crab, scallops',
    mussel: 'clams, oysters, mussels',
  }
  for (const [name, row] of Object.entries(rowOf)) {
    expect(chart.has(row), row).toBe(true)
    expect(temperatureFor(getFood(name))?.fahrenheit, name).toBe(chart.get(row))
  }
})

const isCooked = ({ isReadyToEat, source }: Food) => isReadyToEat && !/\braw\b/.test(source.description)

test('every raw meat, bird, fish and egg has a safe temperature or a cue', () => {
  const animal = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg'])
  const ready =
    /smoked|canned|cured|deli|salami|pepperoni|prosciutto|serrano|jerky|mortadella|pastrami|corned|caviar|imitation|pickled|cooked|rotisserie|paste|dried|hot dog|luncheon|blood sausage/
  const bare = allFoods().filter(
    (food) =>
      animal.has(food.category) && !ready.test(food.name) && !isCooked(food) && temperatureFor(food) === null,
  )
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('every food with a FoodKeeper entry keeps as many days as the entry says, at every place', () => {
  const rows = new Map(readTable('foodkeeper.csv').map((row) => [row['id'] ?? '', row]))
  const followed = allFoods().filter(({ storage }) => storage.source.startsWith('foodkeeper-128:'))
  expect(followed.length).toBeGreaterThan(900)
  for (const food of followed) {
    const row = rows.get(/^foodkeeper-128:(\d+)/.exec(food.storage.source)?.[1] ?? '') ?? {}
    for (const [place, column] of places) {
      if (row[`${column}_flag`] === 'when ripe') continue
      expect(food.storage[place], `${food.name}, ${column}`).toEqual(toldOf(row, place, column))
    }
  }
})

const places = [
  ['pantry', 'pantry'],
  ['fridge', 'fridge'],
  ['freezer', 'freezer'],
  ['fridgeOpened', 'fridge_opened'],
] as const

/** What an entry lacks or misprints stands in storage-days.ts; hours are no time on a shelf, and a pie that may not stand out is kept cold. */
function toldOf(row: Row, place: (typeof places)[number][0], column: string): DayRange | null {
  const mended = entryDays[Number(row['id'])]?.[place]
  if (mended !== undefined) return mended && { min: mended[0], max: mended[1] }
  const days = daysOf(row, column)
  if (place === 'pantry') return days && days.max < 1 ? null : days
  const isCold = place === 'fridge' && row['subcategory'] === 'Bakery' && !toldOf(row, 'pantry', 'pantry')
  return days ?? (isCold ? daysOf(row, 'fridge_opened') : null)
}

function daysOf(row: Row, column: string): DayRange | null {
  const [min, max] = [numberIn(row[`${column}_min_days`]), numberIn(row[`${column}_max_days`])]
  return min === null || max === null ? null : { min, max }
}

const spanDays: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }

/** '2 - 6 Weeks' as days; undefined for words without a span. */
function spanOf(text: string): DayRange | undefined {
  const [, from, to, unit] =
    /^(\d+)(?:\s*-\s*(\d+))?\s+(hour|day|week|month|year)s?$/i.exec(text.trim()) ?? []
  const days = spanDays[unit?.toLowerCase() ?? '']
  return from === undefined || days === undefined
    ? undefined
    : { min: Number(from) * days, max: Number(to ?? from) * days }
}

/** A figure that stands in the wrong column of the table, or is of a closed package, is told by hand with its source. */
const isByHand = (row: Row, place: string): boolean =>
  Object.hasOwn(entryDays[Number(row['foodkeeper_id'] ?? Number.NaN)] ?? {}, place)

test('every food of the FoodKeeper map keeps as long as the words of its row say', () => {
  let compared = 0
  for (const row of readTable('foodkeeper_map.csv')) {
    const food = findFood(row['ingredient'] ?? '')
    for (const [place, column] of places) {
      const said = spanOf(row[column] ?? '')
      if (food === undefined || said === undefined || isByHand(row, place)) continue
      expect(food.storage[place], `${food.name}, ${column}`).toEqual(said)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(600)
})

/** Measures of a food that portions_like.csv reads from another row instead, with its reason. */
const replacedMeasures = new Set(
  readTable('portions_like.csv').flatMap(({ names = '', measure = '', instead }) =>
    instead === 'yes' ? names.split(';').map((name) => `${name}, ${measure}`) : [],
  ),
)

test('every measure of the USDA table weighs in the kitchen what it weighs there', () => {
  const columns = [
    ['cup', 'g_per_cup'],
    ['tbsp', 'g_per_tbsp'],
    ['tsp', 'g_per_tsp'],
    ['piece', 'g_per_piece'],
  ] as const
  let weighed = 0
  for (const row of readTable('usda_ingredients.csv'))
    for (const [measure, column] of columns) {
      const grams = numberIn(row[column])
      const name = `${row['ingredient']}, ${measure}`
      if (grams === null || replacedMeasures.has(name)) continue
      expect(getFood(row['ingredient'] ?? '').portions[measure], name).toBe(grams)
      weighed += 1
    }
  expect(weighed).toBeGreaterThan(500)
})

const allergenRows = readTable('allergens.csv').map((row) => ({
  allergen: row['allergen'] === 'pine nut' ? 'tree nuts' : (row['allergen'] ?? ''),
  isUs: row['us_big9'] === 'yes',
  isEu: (row['eu14'] ?? '').startsWith('yes'),
  contain: foodsNamed(row['foods_that_contain_it']),
  often: foodsNamed(row['foods_that_often_contain_it']),
  free: foodsNamed(row['not_carriers_or_exempt']),
}))

/** The foods that a cell of the table names one by one; kinds of food ('cream soups') and forms ('oil, unrefined') are no food. */
function foodsNamed(cell = ''): readonly Food[] {
  const named = cell.split(';').filter((words) => !/\(unrefined\)|\(often\)|\//.test(words))
  return named.flatMap((words) => {
    const found = recognise(words.replace(/\([^)]*\)/g, '').trim())
    const food = found.kind === 'food' ? findFood(found.food) : undefined
    return food === undefined ? [] : [food]
  })
}

const certain = ({ us9, eu14 }: Food) => new Set<string>([...us9, ...eu14])
const possible = (food: Food) => new Set<string>([...certain(food), ...food.mayContain])

test('every food that the allergen table lists as a carrier carries the allergen, on the lists that count it', () => {
  expect(allergenRows.reduce((sum, { contain }) => sum + contain.length, 0)).toBeGreaterThan(130)
  const missed = allergenRows.flatMap(({ allergen, isUs, isEu, contain }) =>
    contain
      .filter(({ us9, eu14 }) => {
        const [us, eu]: readonly (readonly string[])[] = [us9, eu14]
        return (
          (isUs && us?.includes(allergen) !== true) || (isEu && eu?.includes(euNameOf(allergen)) !== true)
        )
      })
      .map(({ name }) => `${name}: ${allergen}`),
  )
  expect(missed).toEqual([])
})

/** The EU counts wheat among the cereals with gluten. */
const euNameOf = (allergen: string) => (allergen === 'wheat' ? 'gluten' : allergen)

test('every food that often carries an allergen says at least that it may', () => {
  const missed = allergenRows.flatMap(({ allergen, often }) =>
    often.filter((food) => !possible(food).has(allergen)).map(({ name }) => `${name}: ${allergen}`),
  )
  expect(missed).toEqual([])
})

test('no food that the allergen table exempts is called a carrier', () => {
  const wrong = allergenRows.flatMap(({ allergen, isUs, free }) =>
    free
      .filter((food) => (isUs ? food.us9.some((each) => each === allergen) : certain(food).has(allergen)))
      .map(({ name }) => `${name}: ${allergen}`),
  )
  expect(wrong).toEqual([])
})

test('no food is given a diet that its own allergens rule out', () => {
  const wrong = allFoods().filter((food) => {
    const has = (...allergens: readonly string[]) => allergens.some((each) => possible(food).has(each))
    const fits = (diet: string) => food.diets.some((each) => each === diet)
    return (
      (fits('vegan') && has('milk', 'egg', 'fish', 'crustaceans', 'molluscs')) ||
      (fits('vegetarian') && has('fish', 'crustaceans', 'molluscs')) ||
      (fits('gluten-free') && has('wheat', 'gluten')) ||
      (fits('dairy-free') && has('milk')) ||
      (fits('paleo') && has('wheat', 'gluten', 'soy', 'peanuts')) ||
      (fits('vegan') && !fits('vegetarian')) ||
      (fits('vegetarian') && !fits('pescatarian'))
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
