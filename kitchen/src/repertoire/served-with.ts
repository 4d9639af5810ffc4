import { cookFactsOf } from '../cooking/index.ts'
import type { Food } from '../foods/index.ts'
import type { DishStep, Family, NamedDish } from './named-dish.ts'

/** How what makes no dish of its own comes to the table: beside or on which dishes, how much for each who eats, and in which words. */
type Serving = {
  readonly families: readonly Family[]
  readonly grams: number
  /** One of them, by the dish: three recipes with one sentence in common read as one. */
  readonly steps: readonly DishStep[]
}

const plates: readonly Family[] = ['roasts and grills', 'vegetables', 'sandwiches and wraps']
const pots: readonly Family[] = ['soups', 'stews and curries', 'vegetables']
const sweets: readonly Family[] = ['desserts', 'pies and crumbles', 'cakes']
const light: readonly Family[] = ['salads', 'vegetables']

const beside: readonly DishStep[] = [
  [1, 'Serve with {beside}.'],
  [1, 'Bring to the table with {beside}.'],
  [1, 'Put {beside} beside it and serve.'],
]
const over: readonly DishStep[] = [
  [1, 'Scatter {beside} over and serve.'],
  [1, 'Sprinkle {beside} on top and serve.'],
  [1, 'Finish with {beside} and serve.'],
]
const seasoned: readonly DishStep[] = [
  [1, 'Season with {beside}, taste, and serve.'],
  [1, 'Stir in {beside}, taste, and serve.'],
  [1, 'Add {beside} to taste and serve.'],
]
const simmered: readonly DishStep[] = [
  [5, 'Stir in {beside} and simmer for 5 minutes more.'],
  [5, 'Add {beside} and let it simmer for 5 minutes.'],
  [5, 'Mix in {beside} and simmer gently for another 5 minutes.'],
]
const heated: readonly DishStep[] = [
  [10, 'Heat {beside} as the package says, to 165°F (74°C), until it steams, and serve beside.'],
  [10, 'Heat {beside} by its label, to 165°F (74°C) and steaming, and bring both to the table.'],
  [10, 'Bring {beside} to 165°F (74°C) as the label says, until it steams, and serve with it.'],
]

/** What is served as it comes, by its category; kitchen practice. */
const byCategory: Partial<Record<Category, Serving>> = {
  condiment: { families: plates, grams: 20, steps: beside },
  'oil-fat': { families: pots, grams: 4, steps: seasoned },
  spice: { families: pots, grams: 0.5, steps: seasoned },
  herb: { families: pots, grams: 2, steps: over },
  'nut-seed': { families: ['salads', 'vegetables', 'soups'], grams: 12, steps: over },
  dairy: { families: [...plates, 'soups'], grams: 30, steps: beside },
  'plant-protein': { families: [...light, 'soups'], grams: 60, steps: beside },
  sweetener: { families: sweets, grams: 15, steps: beside },
  fruit: { families: ['breakfast', 'desserts', 'cakes'], grams: 80, steps: beside },
  beverage: { families: [...plates, 'small plates'], grams: 200, steps: beside },
  'bread-bakery': { families: ['soups', 'stews and curries'], grams: 40, steps: beside },
  vegetable: { families: ['soups', 'stews and curries'], grams: 15, steps: simmered },
  broth: { families: ['soups', 'stews and curries'], grams: 2, steps: seasoned },
  grain: { families: light, grams: 20, steps: over },
}
const sweetOfAny: Serving = { families: sweets, grams: 40, steps: beside }
const readyMeal: Serving = { families: light, grams: 180, steps: heated }

type Category = Food['category']
/** Of these nothing is eaten raw, unless it comes cooked or cured; of those some. */
const rawKinds: ReadonlySet<Category> = new Set<Category>([
  'meat',
  'poultry',
  'fish',
  'seafood',
  'egg',
  'pasta-noodle',
  'legume',
  'flour-baking',
])
const mayBeRaw: ReadonlySet<Category> = new Set<Category>(['grain', 'vegetable', 'fruit'])
/** Grams of sugar in 100 from which what comes ready is eaten with sweets. */
const sweetFrom = 12

/** How a food is served that no dish has a part for; undefined for what has to be cooked first. */
export function servingOf(food: Food): Serving | undefined {
  const { category, isDish, isReadyToEat, hazards } = food
  if (hazards.length > 0) return undefined
  if (isSweet(food)) return sweetOfAny
  const isRaw = rawKinds.has(category) || (mayBeRaw.has(category) && isHandled(food))
  if (!isRaw) return byCategory[category]
  const isReady = isDish || isReadyToEat || food.name.startsWith('canned ')
  return isReady ? (byCategory[category] ?? readyMeal) : undefined
}

function isSweet({ category, isDish, per100g }: Food): boolean {
  return (category === 'dairy' || (isDish && category !== 'condiment')) && (per100g.sugar_g ?? 0) > sweetFrom
}

/** Whether the tables say how it is cooked: what they only name is a paste, a flake, a chip. */
const isHandled = ({ name }: Food): boolean => (cookFactsOf(name)?.tags.size ?? 0) > 0

const derived = new WeakMap<NamedDish, Map<string, NamedDish>>()

/** A dish that has a place for the food: the same, with a last step in which it comes to the table. */
export function dishServedWith(dish: NamedDish, food: Food, serving: Serving): NamedDish {
  const known = derived.get(dish) ?? new Map<string, NamedDish>()
  derived.set(dish, known)
  let served = known.get(food.name)
  if (served === undefined) known.set(food.name, (served = withPlaceFor(dish, food, serving)))
  return served
}

function withPlaceFor(dish: NamedDish, food: Food, { grams, steps }: Serving): NamedDish {
  return {
    ...dish,
    id: `${dish.id} + ${food.name}`,
    parts: { ...dish.parts, beside: { role: 'optional', foods: [food.name], grams: grams * dish.serves } },
    steps: [...dish.steps, ...steps.slice(dish.id.length % steps.length).slice(0, 1)],
  }
}
