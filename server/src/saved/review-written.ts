import type { WrittenRecipe } from '@plotluck/contract'
import { type CheckedRecipe, review, type RecipeDraft } from '@plotluck/kitchen'
import { failure, type Result, success } from '../platform/failure.ts'

/**
 * The kitchen's review of a recipe of another hand: checked and perhaps mended, or refused with the reasons. The steps say how long it takes at
 * the least; who wrote it may know that it takes longer.
 */
export function reviewWritten(written: WrittenRecipe): Result<CheckedRecipe> {
  const reviewed = review(draftOf(written), { ingredients: [] })
  if (reviewed.verdict !== 'refused') {
    const { recipe } = reviewed
    return success({ ...recipe, prep_time: Math.max(recipe.prep_time, written.prep_time) })
  }
  const reasons = reviewed.findings
    .filter(({ severity }) => severity === 'refused')
    .map(({ code, message, where }) => ({ code, message, ...(where !== undefined && { where }) }))
  const [first] = reasons
  return failure('recipe-refused', { ...(first && { message: first.message }), details: { reasons } })
}

function draftOf(written: WrittenRecipe): RecipeDraft {
  const { recipe_title: title, ingredients, instructions, prep_time, servings } = written
  return {
    title,
    ingredients,
    steps: stepsOf(instructions),
    prep_time,
    servings,
    ...(written.image ? { image: written.image } : {}),
    ...(written.season ? { season: written.season } : {}),
    ...(written.difficulty ? { difficulty: written.difficulty } : {}),
    writtenBy: 'model',
  }
}

// One step a line, with or without '1.' before it.
function stepsOf(instructions: string): RecipeDraft['steps'] {
  return instructions
    .split('\n')
    .map((line) => line.replace(/^\s*\d{1,2}[.)]\s+/, '').trim())
    .filter((line) => line !== '')
    .map((text) => ({ text }))
}
