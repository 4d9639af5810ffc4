import type { Food, FoodCategory } from '../foods/index.ts'
import { gramsOf } from '../measures/index.ts'
import { tokensOf } from '../reading/index.ts'

/** How much people customarily take at a time, in a measure of the food. */
type Reference = readonly [quantity: number, unit: 'g' | 'tsp' | 'tbsp' | 'ml']

/**
 * Reference amounts customarily consumed per eating occasion. Source: FDA, 21 CFR 101.12(b), table 2: uncooked meat, poultry and fish 114 g,
 * vegetables 85 g (canned in liquid 130 g), vegetables for garnish 4 g, spices and herbs 0.5 g, fats 1 tbsp, and so on. Categories of which the
 * table has several amounts have that of the food a recipe most often leaves unmeasured; the others are below.
 */
const byCategory: Readonly<Record<FoodCategory, Reference | null>> = {
  vegetable: [85, 'g'],
  herb: [4, 'g'],
  fruit: [140, 'g'],
  legume: [90, 'g'],
  grain: [45, 'g'],
  'pasta-noodle': [55, 'g'],
  'flour-baking': [30, 'g'],
  'bread-bakery': [50, 'g'],
  dairy: [30, 'g'],
  egg: [50, 'g'],
  meat: [114, 'g'],
  poultry: [114, 'g'],
  fish: [114, 'g'],
  seafood: [114, 'g'],
  'plant-protein': [85, 'g'],
  'nut-seed': [30, 'g'],
  'oil-fat': [1, 'tbsp'],
  spice: [0.5, 'g'],
  condiment: [1, 'tbsp'],
  sweetener: [8, 'g'],
  broth: null,
  beverage: null,
}

type Row = readonly [on: readonly FoodCategory[], words: string, amount: Reference]

/** Foods of the same table that differ from their category, by a word of their name; the first row that fits counts. */
const byWord: readonly Row[] = [
  [['oil-fat'], 'spray', [0.25, 'g']],
  [['spice'], 'salt', [1.5, 'g']],
  [['herb'], 'rosemary sage thyme oregano marjoram lavender leaf lemongrass', [0.5, 'g']],
  [['condiment'], 'mustard horseradish hot worcestershire', [1, 'tsp']],
  [['condiment'], 'olive capers', [15, 'g']],
  [['condiment'], 'pickle pickled', [30, 'g']],
  [['condiment'], 'marinara', [125, 'g']],
  [['grain', 'pasta-noodle'], 'cooked', [140, 'g']],
  [['dairy', 'plant-protein'], 'butter', [1, 'tbsp']],
  [['dairy'], 'parmesan romano pecorino', [5, 'g']],
  [['dairy'], 'yogurt skyr', [170, 'g']],
  [['dairy'], 'cottage', [110, 'g']],
  [['dairy'], 'milk buttermilk kefir', [240, 'ml']],
  [['flour-baking', 'sweetener'], 'sprinkles coloring', [4, 'g']],
  [['flour-baking'], 'extract yeast powder soda', [0.6, 'g']],
  [['flour-baking', 'sweetener'], 'cocoa honey molasses jam jelly marmalade', [1, 'tbsp']],
  [['sweetener'], 'syrup', [30, 'ml']],
  [['fruit', 'beverage'], 'lemon lime', [5, 'ml']],
  [['vegetable'], 'jalapeno chili serrano habanero onion', [30, 'g']],
  [['vegetable'], 'olive', [15, 'g']],
  [['meat', 'poultry'], 'bacon', [15, 'g']],
  [['meat', 'poultry', 'fish', 'seafood'], 'cooked canned', [85, 'g']],
]

/** Foods that go round the dish or into the pan as a whole: one amount of them does for everyone. */
const shared: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'oil-fat',
  'flour-baking',
  'sweetener',
  'spice',
  'nut-seed',
])

/**
 * Grams that a dish for so many takes of a food it names without an amount, by FDA's reference amounts; null where the table has none, and for
 * what makes a dish a soup or a drink. Fats, flour and sugar for the pan and the board are taken once for the dish.
 */
export function referenceGrams(food: Food, servings: number): number | null {
  const amount = referenceOf(food)
  const grams = amount === null ? null : gramsOf(amount[0], amount[1], food)
  const isShared = shared.has(food.category) || food.name.endsWith('butter')
  if (grams === null || isShared) return grams
  return grams > mostAsSeasoning ? null : grams * servings
}

/** Above this, grams a person, a food without an amount is a part of the dish, and how much of it nobody can say. */
const mostAsSeasoning = 30

/** FDA lets a label say zero below this (21 CFR 101.9(c)(1)). */
const zeroBelowKcal = 5

/** True where a customary amount of the food has so little energy that a label may say zero: salt, spices, herbs, vinegar. */
export function isTrace(food: Food): boolean {
  const amount = referenceOf(food)
  const grams = food.per100g.kcal === 0 ? 0 : amount === null ? null : gramsOf(amount[0], amount[1], food)
  return grams !== null && (food.per100g.kcal * grams) / 100 < zeroBelowKcal
}

const found = new Map<Food, Reference | null>()

function referenceOf(food: Food): Reference | null {
  const known = found.get(food)
  if (known !== undefined) return known
  const words = tokensOf(food.name).map(({ word }) => word)
  const named = byWord.find(
    ([on, list]) => on.includes(food.category) && list.split(' ').some((word) => words.includes(word)),
  )
  const amount = named?.[2] ?? byCategory[food.category]
  found.set(food, amount)
  return amount
}
