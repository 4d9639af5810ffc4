import { allFoods, cookName, findFood } from '../../foods/index.ts'
import type { Food, NutritionPer100g } from '../../foods/index.ts'
import { foodWords } from '../../reading/index.ts'
import { amountsIn, gramsOfAmount } from '../amounts.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import { withDisplayName } from '../display-name.ts'
import type { AskedFood } from '../display-name.ts'
import { foodsIn } from '../named-foods.ts'
import type { Question } from '../question.ts'
import { capital, figure, listed } from '../voice.ts'

type Nutrient = keyof NutritionPer100g

const nutrients: readonly (readonly [key: Nutrient, words: Wording, label: string, unit: string])[] = [
  ['kcal', wording('calorie|kcal|kilocalorie|energy|fattening'), 'energy', 'kcal'],
  ['protein_g', wording('protein'), 'protein', 'g'],
  ['carbs_g', wording('carb|carbohydrate'), 'carbohydrate (carbs)', 'g'],
  ['fat_g', wording('fat|fats|fattening|fatty'), 'fat', 'g'],
  ['fiber_g', wording('fiber|fibre'), 'fiber', 'g'],
  ['sugar_g', wording('sugar'), 'sugar', 'g'],
  ['sodium_mg', wording('sodium|salt'), 'sodium', 'mg'],
]
const main: readonly Nutrient[] = ['kcal', 'protein_g', 'carbs_g', 'fat_g']
const unknownNutrients = wording('vitamin|iron|calcium|potassium|mineral|omega|zinc|magnesium|folate')
/** Words for a nutrient that are foods too. */
const bothWords: ReadonlySet<string> = new Set(['salt', 'salts', 'sugar', 'sugars', 'fat', 'fats', 'protein'])

/** USDA's figures for the amount in the question, else for 100 g; several foods side by side. */
export function nutritionReply({ text, foods: named }: Question): Reply | null {
  const foods = named.filter(({ said }) => named.length < 2 || !bothWords.has(said))
  if (foods.length === 0) return null
  if (unknownNutrients.test(text)) return onlyMain(foods)
  const keys = keysIn(text)
  // 'Which fruits are lowest in sugar', 'cheapest protein': the one food that is named is what is looked for in others.
  const [only] = named
  if (named.length === 1 && only && bothWords.has(only.said) && keys.every((key) => measures(key, only.said)))
    return rankedReply(foodsIn(text.replace(only.said, ' ')), keys, text)
  const ranked = rankedReply(foods, keys, text)
  if (ranked) return ranked
  const sentences = foods.slice(0, 3).map((food) => sentence(food, keys, text))
  return { text: sentences.join(' '), lookups: foods.slice(0, 3).map(nutritionLookup) }
}

const measures = (key: Nutrient, word: string): boolean =>
  nutrients.some(([each, words]) => each === key && words.test(word))

/** The figures that a text names, of the food and the amount it names; the main ones where it names none. */
export function nutritionSentence(food: AskedFood, text: string): string {
  return sentence(food, keysIn(text), text)
}

const asksMost = wording(
  'which|what|whats * most|highest|high|rich|richest|best|least|lowest|low / most|highest|least|lowest|high|rich|low protein|fiber|fibre|calorie|calories|carbs|fat|sugar|sodium|salt / best source|sources',
)
const asksLeast = wording('least|lowest|low|fewest|lower')
const shownOfClass = 5

/** 'Which beans have the most protein': the foods of a class in the order of the figure that is asked for. */
function rankedReply(foods: readonly AskedFood[], keys: readonly Nutrient[], text: string): Reply | null {
  const [only, other] = foods
  const [key] = keys
  if (!only || other || !key || keys.length > 1 || !asksMost.test(text)) return null
  const kinds = kindsOf(only).filter(({ per100g }) => per100g[key] !== null)
  if (kinds.length < 3) return null
  const sign = asksLeast.test(text) ? 1 : -1
  const first = kinds
    .toSorted((one, next) => sign * ((one.per100g[key] ?? 0) - (next.per100g[key] ?? 0)))
    .slice(0, shownOfClass)
  const [, , label, unit] = nutrients.find(([each]) => each === key) ?? ['', null, key, 'g']
  const parts = first.map((food) => `${cookName(food.plural)} ${figure(food.per100g[key] ?? 0)} ${unit}`)
  return {
    text: `${sign < 0 ? 'Most' : 'Least'} ${label} in 100 g as it is sold, of those I know: ${listed(parts)} (USDA).${driedNote(only)}`,
    lookups: first.slice(0, 3).map((food) => nutritionLookup(withDisplayName(food, food.name))),
  }
}

/** A dried food looks rich beside a fresh one: it takes up two to three times its weight of water. */
const driedNote = ({ category }: Food): string =>
  category === 'legume'
    ? ' Dried ones weigh two to three times as much once cooked, so a cooked portion holds a third to a half of that.'
    : ''

/** The members of a class and, where the class is a category's word, the plain foods of it. */
function kindsOf({ name, category, members, said }: AskedFood): readonly Food[] {
  if (name === 'vegetables' || name === 'fruit' || name === 'herbs') return grown(category)
  const isWide = members.length === 0 && !foodWords(name).includes(said) ? true : said !== name
  if (members.length === 0 && !isWide) return []
  const head = members.length === 0 ? said : (cookName(name).split(' ').at(-1) ?? name)
  const words = foodWords(head)
  const named = allFoods().filter(
    (food) =>
      food.category === category &&
      food.members.length === 0 &&
      food.formOf === null &&
      !food.isDish &&
      foodWords(food.name).some((word) => words.includes(word)) &&
      !processed.some((word) => food.name.includes(word)),
  )
  return named.length > members.length ? named : members.flatMap((member) => findFood(member) ?? [])
}

/** Fresh foods of a whole category, by those that have a season. */
const grown = (category: Food['category']): readonly Food[] =>
  allFoods().filter(
    (food) =>
      food.category === category &&
      food.season !== null &&
      food.formOf === null &&
      !food.name.startsWith('dried'),
  )
const processed = ['canned', 'flour', 'refried', 'baked', 'soup', 'salad', 'sauce', 'powder', 'mix', 'sprout']

function keysIn(text: string): readonly Nutrient[] {
  const named = nutrients.filter(([, words]) => words.test(text)).map(([key]) => key)
  return named.length > 0 ? named : main
}

function sentence(food: AskedFood, keys: readonly Nutrient[], text: string): string {
  const { grams, label, isPiece } = portionIn(text, food)
  const parts = nutrients
    .filter(([key]) => keys.includes(key))
    .map(([key, , name, unit]) => {
      const per100 = food.per100g[key]
      if (per100 === null) return `no figure for ${name}`
      const value = figure((per100 * grams) / 100)
      return unit === 'kcal' ? `${value} kcal` : `${value} ${unit} ${name}`
    })
  return `${capital(label)}${isPiece ? '' : ` of ${cookName(food.name)}`}: ${listed(parts)} (USDA).`
}

/** The amount the question names ('2 eggs', '1 cup'), as grams, or 100 g. */
function portionIn(text: string, food: AskedFood): { grams: number; label: string; isPiece: boolean } {
  for (const amount of amountsIn(text)) {
    const grams = gramsOfAmount(amount, food)
    if (grams !== null)
      return {
        grams,
        label: amount.unit === 'g' ? `${figure(grams)} g` : `${amount.text} (${figure(grams)} g)`,
        isPiece: amount.unit === 'piece',
      }
  }
  return { grams: 100, label: '100 g', isPiece: false }
}

function onlyMain(foods: readonly AskedFood[]): Reply {
  const names = listed(foods.map(({ calledPlural }) => calledPlural))
  return {
    text: `I do not have vitamins or minerals, only energy, protein, carbohydrate, fat, fiber, sugar and sodium (USDA). Ask me for any of those for ${names}.`,
    lookups: foods.slice(0, 3).map(nutritionLookup),
  }
}

function nutritionLookup(food: AskedFood): Lookup {
  const facts = nutrients.map(([key, , label, unit]) => {
    const value = food.per100g[key]
    return {
      label: `${label} in 100 g`,
      value: value === null ? 'not given' : `${value} ${unit}`,
      source: food.source.id,
    }
  })
  return { kind: 'nutrition', food: food.name, facts }
}
