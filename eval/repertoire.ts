// How much of what people make of a food the kitchen offers: the five commonest dishes of the 300 commonest foods, by the counts of published recipes.
import { readFileSync } from 'node:fs'
import { allFoods, suggest, type CheckedRecipe } from '@plotluck/kitchen'

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
  const read = rows.map((row) => {
    const [food = '', recipes = '0', ...rest] = row
      .replace(/^"([^"]*)"/, (_, name: string) => name.replaceAll(',', ''))
      .split(',')
    const dishes = rest.join(',').replaceAll('"', '').split('; ').slice(0, dishesOfFood)
    return { food, recipes: Number(recipes), dishes: dishes.map((dish) => dish.replace(/ \d+ x\d+$/, '')) }
  })
  return read.toSorted((a, b) => b.recipes - a.recipes)
}

/** The titles of each evening; what was had is told, as the server tells it. */
function titlesOf(food: string): readonly (readonly string[])[] {
  const had: string[] = []
  return Array.from({ length: evenings }, (_, evening) => {
    const found = suggest({ ingredients: [food] }, { seed: 1000 + evening, today, avoid: had })
    const titles = found.ok ? found.recipes.map(({ title }: CheckedRecipe) => title) : []
    had.push(...titles)
    return titles
  })
}

/** Whether a title bears the name of a dish: all of its words, singular, in any order. */
export function isCalled(title: string, dish: string): boolean {
  const words = new Set(
    title
      .toLowerCase()
      .split(/[^a-z'&]+/)
      .map(singular),
  )
  return dish
    .split(' ')
    .map(singular)
    .every((word) => words.has(word))
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

if (import.meta.main) {
  const { wanted, first, all, missing } = measureCoverage(readCounts(), Number(process.argv[2] ?? foods))
  const share = (part: number) => `${((100 * part) / wanted).toFixed(1)} %`
  console.log(
    `${wanted} dishes of foods: ${share(first)} in the first answer, ${share(all)} in ${evenings} evenings`,
  )
  for (const line of missing) console.log(line)
}
