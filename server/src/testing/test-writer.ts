import type { CheckedRecipe } from '@plotluck/kitchen'
import type { WriteRecipes } from '../recipes/recipe-writer.ts'

/**
 * A writer of recipes whose work a test watches and holds up. Its recipes are plain ones in the kitchen's form, titled by
 * number: they are for tests of the server, not of cooking.
 */
export type TestWriter = {
  readonly write: WriteRecipes
  /** What the writer was asked, oldest first. */
  readonly asked: Parameters<WriteRecipes>[]
  /** Makes each later call end so; without it, three recipes are written at once. */
  willDo: (work: WriteRecipes | undefined) => void
}

export function createTestWriter(): TestWriter {
  let work: WriteRecipes | undefined
  const asked: Parameters<WriteRecipes>[] = []
  return {
    asked,
    write: (...call) => {
      asked.push(call)
      return (work ?? writeThree)(...call)
    },
    willDo: (next) => void (work = next),
  }
}

/** Writes three recipes from the basket. */
export const writeThree: WriteRecipes = async function* ({ ingredients }, { seed }) {
  const recipes = [1, 2, 3].map((number) => plainRecipe(`Supper ${seed} no. ${number}`, ingredients))
  yield { kind: 'finished', recipes, leftOut: [] }
}

/** A recipe in the kitchen's form, of these ingredients. */
export function plainRecipe(title: string, ingredients: readonly string[]): CheckedRecipe {
  const lines = ingredients.map((text) => ({
    text,
    food: null,
    grams: null,
    have: true,
    availability: 'have' as const,
    optional: false,
  }))
  return {
    id: title,
    title,
    difficulty: 'Easy',
    prep_time: 20,
    servings: 2,
    ingredients,
    user_has: ingredients,
    instructions: 'Cook everything.',
    nutrition: { calories: 321, protein: 12, carbs: 34, fat: 5 },
    nutritionCoverage: { counted: 0, total: ingredients.length, notCounted: ingredients },
    lines,
    steps: [{ text: 'Cook everything.', minutes: 20 }],
    allergens: { us9: [], eu14: [], mayContain: [] },
    diets: [],
    checks: [
      { kind: 'time', outcome: 'passed', message: 'The steps take 20 minutes.' },
      { kind: 'nutrition', outcome: 'notice', message: '321 kcal, no line counted.' },
    ],
    cuisine: null,
    picture: { dish: 'skillet', foods: [] },
    leftovers: null,
    writtenBy: 'kitchen',
  }
}
