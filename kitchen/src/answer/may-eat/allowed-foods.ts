import type { CheckedRecipe } from '../../recipe/index.ts'
import type { FoodName } from '../../foods/index.ts'
import type { AnswerContext } from '../answer-shape.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import { aboutBefore } from './asked-about.ts'
import { verdictOn } from './verdict.ts'

/** What nobody at the table may be given: told in this message, in the talk before, or of the household. */
export function restrictionsOf(question: string, context: AnswerContext): readonly Restriction[] {
  const { own, before, household } = readTalk(question, context)
  return [...own.restrictions, ...before, ...household]
}

/** Foods that no restriction refuses; what may contain something stays, a recipe is checked by what is in it. */
export function allowedFoods(
  foods: readonly FoodName[],
  restrictions: readonly Restriction[],
): readonly FoodName[] {
  return foods.filter((name) => {
    const about = aboutBefore(name)
    return !about || restrictions.every((restriction) => verdictOn(about, restriction)?.sign !== 'no')
  })
}

/** True for a recipe none of whose foods is or may be refused by a restriction. */
export function isAllowedRecipe(
  { lines, allergens }: CheckedRecipe,
  restrictions: readonly Restriction[],
): boolean {
  const held = [...allergens.us9, ...allergens.eu14, ...allergens.mayContain]
  const names = lines.flatMap(({ food }) => food ?? [])
  const isFree = restrictions.every(
    (each) => each.kind !== 'allergen' || !each.allergens.some((allergen) => held.includes(allergen)),
  )
  return isFree && allowedFoods(names, restrictions).length === names.length
}
