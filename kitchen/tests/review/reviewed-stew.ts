import { review } from '@plotluck/kitchen'
import type { RecipeDraft, RecipeRequest } from '@plotluck/kitchen'

/** A recipe that review passes, to which a test adds what it is about. */
export const stew: RecipeDraft = {
  title: 'Tomato Stew',
  servings: 2,
  ingredients: ['1 tbsp olive oil', '1 onion', '400 g tomatoes'],
  steps: [
    { text: 'Cook the onion in the olive oil for 5 minutes.' },
    { text: 'Add the tomatoes and simmer for 15 minutes.' },
  ],
  writtenBy: 'model',
}

type Added = {
  readonly lines?: readonly string[]
  readonly steps?: readonly string[]
  readonly title?: string
  readonly request?: Partial<RecipeRequest>
}

/** What review makes of the stew with more lines and steps: its words as they are shown, empty where it is refused, and the codes of what was found. */
export function reviewedStew({ lines = [], steps = [], title = stew.title, request = {} }: Added) {
  const draft = {
    ...stew,
    title,
    ingredients: [...stew.ingredients, ...lines],
    steps: [...stew.steps, ...steps.map((text) => ({ text }))],
  }
  const result = review(draft, { ingredients: ['tomatoes'], ...request })
  const codes = result.findings.map(({ code }) => code)
  return result.verdict === 'refused'
    ? { verdict: result.verdict, codes, title: '', said: '', lines: [] as readonly string[] }
    : {
        verdict: result.verdict,
        codes,
        title: result.recipe.title,
        said: result.recipe.instructions,
        lines: result.recipe.ingredients,
      }
}
