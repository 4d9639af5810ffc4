import { review } from '@plotluck/kitchen'
import type { AdversarialCase } from './changed-stew.ts'

/** What is wrong with what review made of a case; null when it did as expected. A refusal is always safe where something else was hoped for. */
export function judge({ draft, request, expected }: AdversarialCase): string | null {
  const result = review(draft, request)
  if (result.verdict === 'refused') return null
  if (expected === 'refused') return 'let through'
  return expected(result.recipe)
    ? null
    : `let through, and wrong: ${result.recipe.instructions.split('\n').at(-1)}`
}
