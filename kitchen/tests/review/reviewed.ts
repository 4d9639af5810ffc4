import { review } from '@plotluck/kitchen'
import type { Diet, RecipeDraft } from '@plotluck/kitchen'

type Reviewed = {
  readonly verdict: 'passed' | 'repaired' | 'refused'
  readonly codes: readonly string[]
  readonly title: string
  readonly said: string
  readonly lines: readonly string[]
  readonly servings: number
  readonly minutes: number
  readonly leftovers: string | null
}

/** What review makes of a model's recipe: its words as they are shown, empty where it is refused, and the codes of what was found. */
export function reviewed(
  draft: Partial<RecipeDraft> & { readonly lines: readonly string[]; readonly say: readonly string[] },
  dietary: readonly Diet[] = [],
): Reviewed {
  const { lines, say, ...rest } = draft
  const result = review(
    {
      title: 'Supper',
      servings: 4,
      writtenBy: 'model',
      ...rest,
      ingredients: lines,
      steps: say.map((text) => ({ text })),
    },
    { ingredients: [], dietary },
  )
  const codes = result.findings.map(({ code }) => code)
  if (result.verdict === 'refused')
    return {
      verdict: 'refused',
      codes,
      title: '',
      said: '',
      lines: [],
      servings: 0,
      minutes: 0,
      leftovers: null,
    }
  const { title, instructions, ingredients, servings, leftovers, prep_time } = result.recipe
  return {
    verdict: result.verdict,
    codes,
    title,
    said: instructions,
    lines: ingredients,
    servings,
    minutes: prep_time,
    leftovers,
  }
}
