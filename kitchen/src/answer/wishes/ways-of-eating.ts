import { allFoods, findFood } from '../../foods/index.ts'
import type { Food, FoodName } from '../../foods/index.ts'
import {
  mixedCategories,
  mixedWords,
  plainCondiments,
  unknownWays,
  waysOfEating,
} from '../../lexicon/index.ts'
import type { WayOfEating } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { FoundPhrase, PhraseSet, Token } from '../../reading/index.ts'
import type { CheckedRecipe } from '../../recipe/index.ts'
import { findMentions } from '../../recognition/index.ts'

const phrases = (words: string | undefined): PhraseSet | null =>
  words === undefined ? null : phraseSet(words)

const ways = waysOfEating.map((way) => ({
  way,
  heard: phraseSet(way.words),
  foods: phrases(way.foods),
  not: phrases(way.not),
}))
const unknown = phraseSet(unknownWays)
const mixed = phraseSet(mixedWords)
const plain = phraseSet(plainCondiments)

/** The ways of eating that a text tells of; of two of which one says more the narrower: an Orthodox fast is no mere Lent, and kosher salt is a food. */
export function waysIn(text: string): readonly WayOfEating[] {
  const tokens = tokensOf(text)
  const found = ways.flatMap(({ way, heard }) => {
    const place = findPhrase(tokens, heard)
    return place && !isWithinFood(text, tokens, place) ? [{ way, ...place }] : []
  })
  const isWithin = ({ first, last }: FoundPhrase) =>
    found.some(
      (other) => other.first <= first && other.last >= last && other.last - other.first > last - first,
    )
  return found.filter((each) => !isWithin(each)).map(({ way }) => way)
}

/** What a text calls a way of eating that no table can hold dishes against; null where it names none. */
export function unknownWayIn(text: string): string | null {
  const tokens = tokensOf(text)
  const found = findPhrase(tokens, unknown)
  return found ? textOf(text, tokens, found) : null
}

const textOf = (text: string, tokens: readonly Token[], { first, last }: FoundPhrase): string =>
  text.slice(tokens[first]?.start, tokens[last]?.end)

/** 'Kosher salt', 'no salt butter'. */
const isWithinFood = (text: string, tokens: readonly Token[], { first, last }: FoundPhrase): boolean =>
  findMentions(text).some(
    ({ start, end }) =>
      start <= (tokens[first]?.start ?? 0) &&
      end >= (tokens[last]?.end ?? 0) &&
      end - start > textOf(text, tokens, { first, last }).length,
  )

/** Every food that a way of eating leaves out, by name. */
export function forbiddenFoods(way: WayOfEating): readonly FoodName[] {
  const before = forbidden.get(way)
  if (before !== undefined) return before
  const names = allFoods()
    .map(({ name }) => name)
    .filter((name) => isForbidden(name, way))
  forbidden.set(way, names)
  return names
}
const forbidden = new Map<WayOfEating, readonly FoodName[]>()

/** Whether a way of eating leaves a food out; what its tables do not know is left out too. */
export function isForbidden(name: FoodName, way: WayOfEating): boolean {
  const food = findFood(name)
  const rule = ways.find((each) => each.way === way)
  if (food === undefined || rule === undefined) return true
  const words = tokensOf(name)
  const isNamed = rule.foods !== null && holdsPhrase(words, rule.foods)
  const isExcused = rule.not !== null && holdsPhrase(words, rule.not)
  return (isNamed && !isExcused) || (isOfKind(food, way) && !isExcused) || isHidden(food, way)
}

/** The same of a class of foods, of which none is allowed: some rice is sold with wheat, and rice is still there. */
export function isWhollyForbidden(name: FoodName, way: WayOfEating): boolean {
  const members = findFood(name)?.members ?? []
  return members.length > 0 ? members.every((each) => isForbidden(each, way)) : isForbidden(name, way)
}

function isOfKind(food: Food, { categories, allergens, diets, mostSodium }: WayOfEating): boolean {
  const held: readonly string[] = [...food.us9, ...food.eu14, ...food.mayContain]
  return (
    categories?.includes(food.category) === true ||
    allergens?.some((each) => held.includes(each)) === true ||
    diets?.some((diet) => !food.diets.includes(diet)) === true ||
    (mostSodium !== undefined && !food.isStaple && (food.per100g.sodium_mg ?? Infinity) > mostSodium)
  )
}

/** Broths, sauces and mixes: what else is in them is not seen. */
function isHidden({ name, category }: Food, { isWithoutMixed }: WayOfEating): boolean {
  if (isWithoutMixed !== true) return false
  const words = tokensOf(name)
  return (mixedCategories.includes(category) || holdsPhrase(words, mixed)) && !holdsPhrase(words, plain)
}

type Judged = Pick<CheckedRecipe, 'lines'> & Partial<Pick<CheckedRecipe, 'nutrition' | 'servings'>>

const energyOfFat = 9
const mostOfEnergy = 0.3

/** What is not known of a dish is not low. */
function isLowInFat({ lines, nutrition, servings }: Judged, most: number): boolean {
  if (nutrition === undefined || servings === undefined) return false
  const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  return (
    nutrition.fat * servings <= (most * grams) / 100 &&
    nutrition.fat * energyOfFat <= nutrition.calories * mostOfEnergy
  )
}

/** Whether a recipe keeps a way of eating in every food of its lines, and in what stands beside what. */
export function keepsWay(recipe: Judged, way: WayOfEating): boolean {
  const foods = recipe.lines.map(({ food }) => food)
  if (foods.some((food) => food === null || isForbidden(food, way))) return false
  if (way.mostFat !== undefined && !isLowInFat(recipe, way.mostFat)) return false
  return way.partsMeatFromMilk !== true || !(foods.some(isMeat) && foods.some(holdsMilk))
}

const isMeat = (name: FoodName | null): boolean => {
  const category = name === null ? undefined : findFood(name)?.category
  return category === 'meat' || category === 'poultry' || (category === 'broth' && !isOfPlants(name))
}
const isOfPlants = (name: FoodName | null): boolean =>
  name !== null && findFood(name)?.diets.includes('vegetarian') === true
const holdsMilk = (name: FoodName | null): boolean =>
  name !== null && findFood(name)?.us9.includes('milk') === true
