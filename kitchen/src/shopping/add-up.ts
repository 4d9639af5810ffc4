import type { FoodName } from '../foods/index.ts'

/** One ingredient line of one planned meal, scaled to its servings. */
export type Need = {
  readonly text: string
  /** `null` when the kitchen does not know the food. */
  readonly food: FoodName | null
  /** `null` when the line has no weight: 'salt to taste'. */
  readonly grams: number | null
  readonly recipe: string
}

/** What is at home, as one entry per text typed. `grams` is `null` where no amount was given. */
export type StockItem = {
  readonly text: string
  readonly food: FoodName | null
  readonly grams: number | null
}

/** All needs of one food, or of one text that is no known food, less what is at home. */
export type Sum = {
  readonly food: FoodName | null
  /** The line as written, of the first recipe in alphabetical order. */
  readonly text: string
  /** Grams of all recipes together; `null` when no line has a weight. */
  readonly neededGrams: number | null
  /** Grams still to buy; 0 when what is at home covers them; `null` when no line has a weight. */
  readonly toBuyGrams: number | null
  /** True when some line asks for 'as much as you like' beside or instead of a weight. */
  readonly toTaste: boolean
  /** True when nothing has to be bought. */
  readonly atHome: boolean
  /** Titles, each once, in alphabetical order. */
  readonly recipes: readonly string[]
}

/** Amounts under this are crumbs: nobody shops for them. */
const crumbGrams = 1

/**
 * Adds up needs by food (unknown foods by their text) and takes what is at home off once.
 * Stock without an amount covers the whole need. The order of needs and stock does not matter to the result, which
 * is sorted by name.
 */
export function addUp(needs: readonly Need[], stock: readonly StockItem[]): readonly Sum[] {
  const groups = Map.groupBy(needs, keyOf)
  return [...groups.entries()]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([key, group]) => {
      const home = stock.filter((item) => covers(item, key))
      return sumOf(group, home)
    })
}

/** Known foods match by name; an unknown one when the line names it in whole words. */
function covers(item: StockItem, key: string): boolean {
  if (item.food !== null) return item.food === key
  const words = plain(item.text)
  return (
    words !== '' && key.startsWith(textPrefix) && ` ${key.slice(textPrefix.length)} `.includes(` ${words} `)
  )
}

/** Compares by code unit, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const textPrefix = 'text: '

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().split(/\s/u).filter(Boolean).join(' ')
}

function keyOf({ food, text }: { readonly food: FoodName | null; readonly text: string }): string {
  return food ?? `${textPrefix}${plain(text)}`
}

function sumOf(needs: readonly Need[], home: readonly StockItem[]): Sum {
  const ordered = needs.toSorted((a, b) => compareText(a.recipe, b.recipe) || compareText(a.text, b.text))
  const weights = needs.flatMap(({ grams }) => (grams === null ? [] : [grams]))
  const neededGrams = weights.length === 0 ? null : sum(weights)
  const hasUnmeasured = home.some(({ grams }) => grams === null)
  const left = neededGrams === null ? null : neededGrams - sum(home.map(({ grams }) => grams ?? 0))
  const covered = hasUnmeasured || (home.length > 0 && (left === null || left < crumbGrams))
  return {
    food: ordered[0]?.food ?? null,
    text: ordered[0]?.text ?? '',
    neededGrams,
    toBuyGrams: covered && left !== null ? 0 : left,
    toTaste: weights.length < needs.length,
    atHome: covered,
    recipes: [...new Set(ordered.map(({ recipe }) => recipe))],
  }
}

/** The sum in ascending order, so that it does not depend on the order of the meals. */
function sum(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b).reduce((total, n) => total + n, 0)
}
