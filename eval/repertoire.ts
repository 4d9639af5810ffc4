// How much of what people make the kitchen offers: the five commonest dishes of the 300 commonest foods, by the counts of published recipes;
// how soon it repeats itself; how much of a basket a dish uses. `node eval/repertoire.ts 60` asks 60 foods and prints what was never offered.
import { readFileSync } from 'node:fs'
import {
  allFoods,
  findFood,
  isBesideAMeal,
  recognise,
  suggest,
  type CheckedRecipe,
  type SuggestOptions,
} from '@plotluck/kitchen'
import { type Figure, percent, row } from './figures.ts'
import { isUsed } from './judges/basket.ts'
import { basketsFromLife } from './requests/baskets-from-life.ts'
import { randomRequests } from './requests/random-requests.ts'
import type { Asked } from './suggestion.ts'

const foods = 300
const dishesOfFood = 5
const evenings = 24
const today = '2026-07-15'

type Wanted = { readonly food: string; readonly dishes: readonly string[] }

/** What is offered of what people make: at once, and over the evenings of a month. */
export type Coverage = {
  readonly wanted: number
  readonly first: number
  readonly all: number
  /** What was never offered, the commonest foods first: 'zucchini: zucchini cake, stuffed zucchini'. */
  readonly missing: readonly string[]
}

/** Asks for recipes from each food alone, evening after evening, and looks for the dishes by their names. */
export function measureCoverage(table: string = readCounts(), most = foods): Coverage {
  const known = new Set(allFoods().map(({ name }) => name))
  const asked = wantedOf(table)
    .filter(({ food }) => known.has(food))
    .slice(0, most)
  let [wanted, first, all] = [0, 0, 0]
  const missing: string[] = []
  for (const { food, dishes } of asked) {
    const offered = titlesOf(food)
    const isIn = (titles: readonly string[], dish: string) => titles.some((title) => isCalled(title, dish))
    const never = dishes.filter((dish) => !isIn(offered.flat(), dish))
    wanted += dishes.length
    first += dishes.filter((dish) => isIn(offered[0] ?? [], dish)).length
    all += dishes.length - never.length
    if (never.length > 0) missing.push(`${food}: ${never.join(', ')}`)
  }
  return { wanted, first, all, missing }
}

function readCounts(): string {
  return readFileSync(new URL('../kitchen/facts/food_dishes.csv', import.meta.url), 'utf8')
}

/** The foods of the table, the commonest first, with their first dishes. */
function wantedOf(table: string): readonly Wanted[] {
  const rows = table.trim().split('\n').slice(1)
  const read = rows.map((line) => {
    const [food = '', recipes = '0', ...rest] = line
      .replace(/^"([^"]*)"/, (_, name: string) => name.replaceAll(',', ''))
      .split(',')
    const dishes = rest.join(',').replaceAll('"', '').split('; ').slice(0, dishesOfFood)
    return { food, recipes: Number(recipes), dishes: dishes.map((dish) => dish.replace(/ \d+ x\d+$/, '')) }
  })
  return read.toSorted((a, b) => b.recipes - a.recipes)
}

/** The titles of each evening; what was had is told, as the server tells it. */
function titlesOf(food: string): readonly (readonly string[])[] {
  const had: CheckedRecipe[] = []
  return Array.from({ length: evenings }, (_, evening) => {
    const found = suggest({ ingredients: [food] }, { seed: 1000 + evening, today, ...lately(had) })
    const recipes = found.ok ? found.recipes : []
    had.push(...recipes)
    return recipes.map(({ title }) => title)
  })
}

/** What a person was given before: all titles, and the kinds of the last fortnight. */
export function lately(had: readonly CheckedRecipe[]): Pick<SuggestOptions, 'avoid' | 'taste'> {
  const kinds = had.slice(-3 * fortnight).flatMap(({ kind }) => kind ?? [])
  return { avoid: had.map(({ title }) => title), taste: { liked: [], disliked: [], lately: kinds } }
}

/** Whether a title bears the name of a dish: all of its words, singular, in any order, or written apart or together ('corn bread', 'cornbread'). */
export function isCalled(title: string, dish: string): boolean {
  const words = wordsOf(title)
  return (
    wordsOf(dish).every((word) => words.includes(word)) || words.join('').includes(wordsOf(dish).join(''))
  )
}

/** Words that name one thing: a roasted chicken is a roast chicken. */
const sameWords: Readonly<Record<string, string>> = {
  roasted: 'roast',
  barbecue: 'bbq',
  barbecued: 'bbq',
  barbeque: 'bbq',
  macaroni: 'mac',
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}'&]+/gu)
      ?.map((word) => sameWords[word] ?? singular(word)) ?? []
  )
}

/** One form for 'berries' and 'berry', 'cookies' and 'cookie', 'joes' and 'joe'. */
function singular(word: string): string {
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (one.endsWith('oe') && one.length > 2) return one.slice(0, -1)
  return one.endsWith('ie') && one.length > 3 ? `${one.slice(0, -2)}y` : one
}

/** Gardens in a week of summer and one of autumn, written before looking at what is made of them. */
const gardens = [
  ['zucchini', 'tomatoes', 'basil'],
  ['kale', 'potatoes', 'onions'],
  ['green beans', 'carrots', 'dill'],
  ['eggplant', 'peppers', 'tomatoes', 'garlic'],
  ['beets', 'lettuce', 'peas'],
  ['pumpkin', 'sage', 'leeks'],
  ['apples', 'plums', 'walnuts'],
  ['spinach', 'eggs', 'radishes'],
  ['cucumbers', 'mint', 'strawberries'],
  ['cabbage', 'corn', 'chilies', 'cilantro'],
]
const fortnight = 14
/** A kind of dish more often than this in a fortnight of three a day is the same thing again. */
const mostOfKind = 3

/** How many kinds of dish a fortnight from one garden brings, and how often the commonest comes. */
export type Fortnight = { readonly kinds: number; readonly most: number }

/** Three recipes an evening from each of ten gardens; what was had is told, as the server tells it. */
export function measureFortnights(): readonly Fortnight[] {
  return gardens.map((ingredients) => {
    const had: CheckedRecipe[] = []
    for (let evening = 0; evening < fortnight; evening += 1) {
      const found = suggest({ ingredients }, { seed: 500 + evening, today, ...lately(had) })
      if (found.ok) had.push(...found.recipes)
    }
    const counts = [...Map.groupBy(had, ({ kind }) => kind).values()].map(({ length }) => length)
    return { kinds: counts.length, most: Math.max(0, ...counts) }
  })
}

/** Recipes of baskets of three foods or more that use one of them at most; baskets refused. */
export type Use = { readonly recipes: number; readonly scant: number; readonly refused: readonly string[] }

/** Asks the baskets from life, each once, as they are typed. */
export function measureUse(): Use {
  let [recipes, scant] = [0, 0]
  const refused: string[] = []
  for (const { request, seed, today: day, isOdd } of basketsFromLife) {
    if (isOdd) continue
    const found = suggest(request, { seed, today: day })
    if (!found.ok) refused.push(request.ingredients.join(', '))
    else if (request.ingredients.length >= 3)
      for (const recipe of found.recipes) {
        recipes += 1
        if (request.ingredients.filter((item) => isUsed(item, recipe)).length <= 1) scant += 1
      }
  }
  return { recipes, scant, refused }
}

/** Minutes from which a dish is not for tonight. */
const evening = 60
/** Grams of sugar in a serving, by weight of what sweetens and of fruit, from which a dish is no dinner. */
const sweet = 10
const savoury = new Set<string>(
  'vegetable poultry meat fish seafood legume plant-protein pasta-noodle'.split(' '),
)

/** Sets of three for baskets with something savoury: with a dinner of an hour at the most, with two; with more than one side, sauce, sweet, drink or jar. */
type Tonight = {
  readonly sets: number
  readonly one: number
  readonly two: number
  readonly manyBeside: number
  readonly without: readonly string[]
}

/** Counts the dinners among the three; a basket of which one food is there by the kilo may have a jar more. */
function measureTonight(asked: readonly Asked[]): Tonight {
  let [sets, one, two, manyBeside] = [0, 0, 0, 0]
  const without: string[] = []
  for (const { request, seed, today: day } of asked) {
    const found = suggest(request, { seed, today: day })
    if (!found.ok || !request.ingredients.some(isSavoury)) continue
    const dinners = found.recipes.filter(isDinner).length
    sets += 1
    one += Number(dinners >= 1)
    two += Number(dinners >= 2)
    manyBeside += Number(found.recipes.filter(({ kind = '' }) => isBesideAMeal(kind)).length > 1)
    if (dinners === 0)
      without.push(
        `${request.ingredients.join(', ')}: ${found.recipes.map((each) => `${each.title} (${each.prep_time})`).join('; ')}`,
      )
  }
  return { sets, one, two, manyBeside, without }
}

function isSavoury(text: string): boolean {
  const read = recognise(text)
  return read.kind === 'food' && savoury.has(findFood(read.food)?.category ?? '')
}

function isDinner({ kind = '', prep_time: minutes, lines, servings }: CheckedRecipe): boolean {
  const sugar = lines.reduce((sum, { food, grams }) => {
    const category = findFood(food ?? '')?.category
    return sum + (category === 'sweetener' ? (grams ?? 0) : category === 'fruit' ? 0.1 * (grams ?? 0) : 0)
  }, 0)
  return !isBesideAMeal(kind) && minutes <= evening && sugar < sweet * servings
}

/** The baskets from life, and as many random ones as told without what limits the kind of dish. */
const householdBaskets: readonly Asked[] = basketsFromLife.filter(({ isOdd }) => !isOdd)
function randomBaskets(count: number): readonly Asked[] {
  return randomRequests(count).map(({ request, ...rest }) => {
    const { cuisine: _cuisine, maxTime: _maxTime, difficulty: _difficulty, ...open } = request
    return { ...rest, request: open }
  })
}

/** The rows of the repertoire in the table of quality. */
export function repertoireFigures(): readonly Figure[] {
  const { wanted, first, all } = measureCoverage()
  const fortnights = measureFortnights()
  const { recipes, scant, refused } = measureUse()
  const kinds = fortnights.map((each) => each.kinds)
  const most = fortnights.map((each) => each.most)
  return [
    row(
      `of the five commonest dishes of each of ${foods} foods, in the first answer`,
      percent(first / wanted),
      '60 %',
      first >= 0.6 * wanted,
      false,
    ),
    row(`the same in ${evenings} evenings`, percent(all / wanted), '85 %', all >= 0.85 * wanted, false),
    row(
      'kinds of dish in 14 evenings from one garden, the fewest of ten',
      Math.min(...kinds),
      '20 of 42',
      Math.min(...kinds) >= 20,
      false,
    ),
    row(
      'times that one kind comes in those evenings, the most',
      Math.max(...most),
      `${mostOfKind}`,
      Math.max(...most) <= mostOfKind,
      false,
    ),
    row(
      'recipes that use one at most of three or more foods',
      percent(scant / recipes),
      '8 %',
      scant <= 0.08 * recipes,
      false,
    ),
    ...tonightFigures(),
    row('baskets with food refused', refused.length, '0', refused.length === 0, true),
  ]
}

function tonightFigures(): readonly Figure[] {
  const { sets, one, manyBeside } = measureTonight(householdBaskets)
  return [
    row(
      `sets of baskets from life with a dinner within ${evening} minutes`,
      percent(one / sets),
      '95 %',
      one >= 0.95 * sets,
      false,
    ),
    row(
      'sets with more than one side, sauce, sweet, drink or jar',
      percent(manyBeside / sets),
      '10 %',
      manyBeside <= 0.1 * sets,
      false,
    ),
  ]
}

if (import.meta.main) {
  const { wanted, first, all, missing } = measureCoverage(readCounts(), Number(process.argv[2] ?? foods))
  const share = (part: number) => `${((100 * part) / wanted).toFixed(1)} %`
  console.log(
    `${wanted} dishes of foods: ${share(first)} in the first answer, ${share(all)} in ${evenings} evenings`,
  )
  for (const line of missing) console.log(line)
  for (const { kinds, most } of measureFortnights())
    console.log(`14 evenings from one garden: ${kinds} kinds, the commonest ${most} times`)
  const { recipes, scant, refused } = measureUse()
  console.log(`${scant} of ${recipes} recipes use one at most of three or more foods`)
  for (const [name, baskets] of [
    ['from life', householdBaskets],
    ['random', randomBaskets(500)],
  ] as const) {
    const { sets, one, two, manyBeside, without } = measureTonight(baskets)
    console.log(
      `for tonight, ${name}: of ${sets} sets ${one} with a dinner within ${evening} minutes, ${two} with two; ${manyBeside} with more than one side, sweet or jar`,
    )
    if (process.argv[3] === 'list') for (const line of without) console.log(`  ${line}`)
  }
  console.log(`refused: ${refused.join('; ') || 'none'}`)
}
