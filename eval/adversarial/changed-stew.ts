import type { CheckedRecipe, RecipeDraft, RecipeRequest } from '@plotluck/kitchen'

/** What must come of a recipe: refused; or let through, with the recipe as the rule says. */
export type Expected = 'refused' | ((recipe: CheckedRecipe) => boolean)

/** One recipe that a hostile or careless hand might write. */
export type AdversarialCase = {
  readonly kind: string
  readonly name: string
  readonly draft: RecipeDraft
  readonly request: RecipeRequest
  readonly expected: Expected
}

/** What a case changes of a good stew. Steps are added at the end, ten minutes each. */
export type Change = {
  readonly title?: string
  readonly lines?: readonly string[]
  readonly without?: readonly string[]
  readonly steps?: readonly string[]
  readonly request?: Partial<RecipeRequest>
}

/** A stew with nothing wrong in it. */
export const stew: Omit<RecipeDraft, 'writtenBy'> = {
  title: 'Tomato and Zucchini Stew',
  servings: 2,
  ingredients: ['1 tbsp olive oil', '1 onion', '2 tomatoes', '1 zucchini', '1/2 tsp salt'],
  steps: [
    { text: 'Chop the onion, tomatoes and zucchini.', minutes: 6 },
    { text: 'Warm the olive oil in a pot and cook the onion for 5 minutes, until soft.', minutes: 6 },
    { text: 'Add the tomatoes, zucchini and salt and simmer for 15 minutes, until tender.', minutes: 16 },
  ],
}

/** The stew with a change, and what must come of it. */
export function changed(kind: string, name: string, change: Change, expected: Expected): AdversarialCase {
  const { title = stew.title, lines = [], without = [], steps = [], request = {} } = change
  const ingredients = [...stew.ingredients.filter((line) => !without.includes(line)), ...lines]
  const added = steps.map((text) => ({ text, minutes: 10 }))
  return {
    kind,
    name,
    draft: { ...stew, title, ingredients, steps: [...stew.steps, ...added], writtenBy: 'model' },
    request: { ingredients: ['tomatoes', 'zucchini'], ...request },
    expected,
  }
}

/** True when the title, the list or the steps say it. */
export const says = (pattern: RegExp) => (recipe: CheckedRecipe) =>
  pattern.test([recipe.title, ...recipe.ingredients, recipe.instructions].join('\n'))
export const never = (pattern: RegExp) => (recipe: CheckedRecipe) => !says(pattern)(recipe)

/** True when the checks tell that no step uses a line. */
export const toldUnused = ({ checks }: CheckedRecipe) =>
  checks.some(
    ({ kind, message }) => kind === 'ingredients-and-steps' && message.startsWith('No step says when'),
  )

/** True when the recipe declares the allergen as contained, on either list. */
export const allergenIn = (allergen: string) => (recipe: CheckedRecipe) =>
  [...recipe.allergens.us9, ...recipe.allergens.eu14].some((each) => each === allergen)
