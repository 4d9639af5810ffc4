import {
  type CheckedRecipe,
  type Finding,
  type RecipeRequest,
  review,
  unknownFoodCode,
} from '@plotluck/kitchen'
import type { Rejected } from './brief.ts'
import { readRecipe } from './wire-recipe.ts'

/** A model's recipe that may be shown, or what to tell the model when it is asked again. */
export type Judgement =
  | { readonly ok: true; readonly recipe: CheckedRecipe }
  | ({ readonly ok: false } & Rejected)

/** Two recipes are the same dish when more than this share of their foods is common. */
const mostAlike = 0.75

/** The one gate for what a model wrote: its form, the kitchen's review, and that it is another dish than those before it. */
export function judge(written: unknown, request: RecipeRequest, before: readonly CheckedRecipe[]): Judgement {
  const read = readRecipe(written)
  if (!read.ok) return { ...read, written }
  const reviewed = review(read.draft, request)
  const unknown = unknownLines(reviewed.findings)
  if (unknown.length > 0) return { ok: false, written, reasons: unknown }
  if (reviewed.verdict === 'refused') {
    const refused = reviewed.findings.filter(({ severity }) => severity === 'refused')
    const isSayable = refused.every(({ code }) => !steering.has(code))
    return { ok: false, ...(isSayable && { written }), reasons: refused.slice(0, 3).map(reasonOf) }
  }
  const { recipe } = reviewed
  if (reviewed.findings.some(({ code }) => emptyPromises.has(code)))
    return { ok: false, written, reasons: ['A title promised what the recipe does not hold.'] }
  if (recipe.user_has.length === 0)
    return { ok: false, written, reasons: ['A recipe used none of the given foods.'] }
  if (before.some((other) => isSameDish(recipe, other)))
    return { ok: false, reasons: ['Two recipes were nearly the same dish.'] }
  return { ok: true, recipe }
}

/** Findings that take a promise out of a title: what is left of it is seldom the name of the dish. */
const emptyPromises: ReadonlySet<string> = new Set(['false-claim-removed', 'title-shortened'])

const notFood = 'not-food'

/** What may come from who wants to steer a model is not shown to it again. */
const steering: ReadonlySet<string> = new Set([
  notFood,
  'script',
  'injected-instructions',
  'unreadable-words',
  'foreign-words',
])

/** What is no food is not said again to a model, not even to forbid it: it may come from who wants to steer it. */
function reasonOf({ code, message, where = '' }: Finding): string {
  if (code === notFood) return 'A recipe held something that is not food.'
  return againstHousehold.has(code) ? `“${where}” is nothing for the people at this table.` : message
}

/** Their messages name a person and what that person typed, and nothing that is typed reaches a model. */
const againstHousehold: ReadonlySet<string> = new Set([
  'allergen-of-household',
  'unknown-food-for-household',
  'disliked-food',
])

/** What the kitchen cannot vouch for is asked again by its plain name: a model has no brand in its cupboard that it needs. */
function unknownLines(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ code, kind }) => code === unknownFoodCode && kind === 'diets')
    .map(({ where }) => `Nobody here knows ${where}: write the plain name of an ordinary food instead.`)
}

/** Whether two recipes have one title, or mostly the same foods. */
export function isSameDish(one: CheckedRecipe, other: CheckedRecipe): boolean {
  if (one.title.toLowerCase() === other.title.toLowerCase()) return true
  const [a, b] = [foodsOf(one), foodsOf(other)]
  const common = [...a].filter((food) => b.has(food)).length
  return common / Math.max(1, a.size + b.size - common) > mostAlike
}

const foodsOf = ({ lines }: CheckedRecipe): Set<string> =>
  new Set(lines.flatMap(({ food }) => (food === null ? [] : [food])))
