import { cookName } from '../../foods/index.ts'
import type { NutritionPer100g } from '../../foods/index.ts'
import { amountsIn, gramsOfAmount } from '../amounts.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
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
const bothWords: ReadonlySet<string> = new Set(['salt', 'salts', 'sugar', 'sugars', 'fat', 'fats'])

/** USDA's figures for the amount in the question, else for 100 g; several foods side by side. */
export function nutritionReply({ text, foods: named }: Question): Reply | null {
  const foods = named.filter(({ said }) => named.length < 2 || !bothWords.has(said))
  if (foods.length === 0) return null
  if (unknownNutrients.test(text)) return onlyMain(foods)
  const keys = keysIn(text)
  const sentences = foods.slice(0, 3).map((food) => sentence(food, keys, text))
  return { text: sentences.join(' '), lookups: foods.slice(0, 3).map(nutritionLookup) }
}

/** The figures that a text names, of the food and the amount it names; the main ones where it names none. */
export function nutritionSentence(food: AskedFood, text: string): string {
  return sentence(food, keysIn(text), text)
}

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
