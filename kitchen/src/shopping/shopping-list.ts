import { cookName, findFood } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'
import { parseLine } from '../lines/index.ts'
import { householdAmount } from '../measures/index.ts'
import type { HouseholdAmount } from '../measures/index.ts'
import type { RecipeLine } from '../recipe/index.ts'
import { addUp } from './add-up.ts'
import type { Need, StockItem, Sum } from './add-up.ts'
import { aisleOf, aisles } from './aisles.ts'
import type { Aisle } from './aisles.ts'

/** A recipe as far as shopping goes: any `CheckedRecipe` fits. */
export type ShoppableRecipe = {
  readonly title: string
  /** Servings the lines are written for. */
  readonly servings: number
  readonly lines: readonly Pick<RecipeLine, 'text' | 'food' | 'grams'>[]
}

/** A recipe cooked once for so many people. The same recipe on two days is two meals. */
export type PlannedMeal = { readonly recipe: ShoppableRecipe; readonly servings: number }

export type ShoppingLine = {
  /** Stable name of the line, for check-marks that survive a reload. */
  readonly key: string
  readonly food: FoodName | null
  /** What to look for in the shop: 'onions', or the line as written where the food is unknown. */
  readonly name: string
  /** As a cook measures it, and whole pieces of what has to be bought: '3', '1 1/2 cups (180 g)'; `null` where there is no weight. */
  readonly amount: string | null
  /** Grams to buy; for lines under `atHome`, grams needed. `null` where there is no weight. */
  readonly grams: number | null
  /** What else a person should know: 'and some to taste', 'you have 100 g of 300 g'. */
  readonly note: string | null
  readonly recipes: readonly string[]
}

export type ShoppingList = {
  /** In the order of the shop, without empty ones. */
  readonly aisles: readonly { readonly aisle: Aisle; readonly lines: readonly ShoppingLine[] }[]
  /** Salt, pepper and plain oil: to check at home rather than to buy. */
  readonly staples: readonly ShoppingLine[]
  /** Needed and already in the kitchen. */
  readonly atHome: readonly ShoppingLine[]
  /** Lines to buy: unique ingredients without staples and what is at home. */
  readonly count: number
}

/**
 * Everything the meals need: amounts of the same food added up across recipes and units, less what is at home.
 *
 * `stock` holds texts as typed, with or without amounts ('onions', '300 g rice'); a text without an amount covers the
 * whole need, a text with one is subtracted once. A food the kitchen does not know stays a line of its own in its
 * recipe's words; water comes from the tap and is left out. Meals with servings that are not above 0 count as one serving. The order of `meals` and `stock` does
 * not change the list.
 * @example shoppingList({ meals: [{ recipe, servings: 4 }], stock: ['olive oil'] }).count // 7
 */
export function shoppingList({
  meals,
  stock,
}: {
  readonly meals: readonly PlannedMeal[]
  readonly stock: readonly string[]
}): ShoppingList {
  const sums = addUp(meals.flatMap(needsOf), stock.map(stockItem))
  const toBuy = sums.filter((sum) => !sum.atHome && !isStaple(sum))
  return {
    aisles: aisles
      .map((aisle) => ({ aisle, lines: toBuy.filter((sum) => aisleOfSum(sum) === aisle).map(shoppingLine) }))
      .filter(({ lines }) => lines.length > 0),
    staples: sums.filter((sum) => !sum.atHome && isStaple(sum)).map(shoppingLine),
    atHome: sums.filter((sum) => sum.atHome).map(shoppingLine),
    count: toBuy.length,
  }
}

const isStaple = (sum: Sum) => foodOf(sum)?.isStaple ?? false

function needsOf({ recipe, servings }: PlannedMeal): Need[] {
  const scale = (servings > 0 ? servings : 1) / Math.max(1, recipe.servings)
  const lines = recipe.lines.filter(({ food }) => food !== 'water')
  return lines.map(({ text, food, grams }) => {
    const known = food !== null && findFood(food) !== undefined
    return {
      text,
      food: known ? food : null,
      grams: known && grams !== null ? grams * scale : null,
      recipe: recipe.title,
    }
  })
}

function stockItem(text: string): StockItem {
  const { food, grams, quantity } = parseLine(text)
  return { text, food, grams: quantity === null ? null : grams }
}

function foodOf(sum: Sum): Food | undefined {
  return sum.food === null ? undefined : findFood(sum.food)
}

function aisleOfSum(sum: Sum): Aisle {
  const food = foodOf(sum)
  return food ? aisleOf(food) : 'other'
}

function shoppingLine(sum: Sum): ShoppingLine {
  const food = foodOf(sum)
  const grams = sum.atHome ? sum.neededGrams : sum.toBuyGrams
  const sold =
    food && grams !== null ? householdAmount(food, sum.atHome ? grams : soldGrams(food, grams)) : null
  return {
    key: sum.food ?? `text:${sum.text}`,
    food: sum.food,
    name: food ? nameOf(food, sold) : sum.text,
    amount: food && sold ? amountOf(food, sold) : null,
    grams: grams === null ? null : Math.round(grams * 10) / 10,
    note: noteOf(sum),
    recipes: sum.recipes,
  }
}

const poured: ReadonlySet<Food['category']> = new Set<Food['category']>([
  'spice',
  'oil-fat',
  'condiment',
  'flour-baking',
  'sweetener',
  'broth',
  'beverage',
  'herb',
])

const ofMeasure = new Set(['g', 'kg', 'cup', 'tbsp', 'tsp', 'ml', 'l', 'oz', 'lb'])

/** Several of what comes in pieces; one of a single piece, of what is counted in cloves or sheets, and of what is poured or strewn. */
function nameOf({ category, name, plural }: Food, sold: HouseholdAmount | null): string {
  const isOne = sold !== null && sold.unit === null && sold.quantity <= 1
  const isOfParts = sold !== null && sold.unit !== null && !ofMeasure.has(sold.unit)
  return cookName(poured.has(category) || isOne || isOfParts ? name : plural)
}

/** Short of the last piece by less than this, nobody buys another. */
const spareOfAPiece = 0.1

/** Whole pieces of what is sold by the piece: half a lemon is not to be had. */
function soldGrams(food: Food, grams: number): number {
  const { piece } = food.portions
  if (piece === undefined || householdAmount(food, grams).unit !== null) return grams
  return Math.max(1, Math.ceil(grams / piece - spareOfAPiece)) * piece
}

/** The household amount without the food's name, which stands beside it. */
function amountOf(food: Food, { text }: HouseholdAmount): string {
  const named = text.includes(food.plural) ? food.plural : food.name
  return text.replace(named, '').replaceAll('  ', ' ').trim()
}

function noteOf(sum: Sum): string | null {
  const { neededGrams, toBuyGrams, toTaste, atHome } = sum
  if (sum.food === null) return null
  if (toTaste && neededGrams === null) return 'to taste'
  if (toTaste) return 'and some to taste'
  if (atHome || neededGrams === null || toBuyGrams === null || toBuyGrams === neededGrams) return null
  return `you have ${Math.round(neededGrams - toBuyGrams)} g of ${Math.round(neededGrams)} g`
}
