import { readLine } from '../graph/index.ts'
import type { CheckedRecipe, RecipeDraft, RecipeRequest } from '../recipe/index.ts'
import { ingredientsAndSteps } from './foods/agreement.ts'
import { soberAmounts } from './amounts.ts'
import { withoutRefusedWords } from './words/without-refused-words.ts'
import { requestedDiets } from './diets/diets.ts'
import type { Finding } from './finding.ts'
import { foreignWords } from './words/foreign-words.ts'
import { knownHazards, notForThem } from './hazards/index.ts'
import { keptHousehold } from './diets/household-allergens.ts'
import { affirmedClaims } from './claims/index.ts'
import { soberLeftovers } from './leftovers-claims.ts'
import { cachedReview } from './review-cache.ts'
import type { Judged } from './review-cache.ts'
import { heldAgainst, present } from './shown/present.ts'
import { soberServings } from './servings.ts'
import { shapeDraft } from './draft/shape.ts'
import { temperaturePairs } from './heat/temperature-pairs.ts'
import { safeTemperatures } from './heat/temperatures.ts'
import { askedDifficulty, honestTime } from './time/time.ts'
import { titlePromises } from './title/title.ts'
import { unknownFoods, unknownPlants } from './foods/unknown-foods.ts'
import { isRefused } from './work.ts'
import { withoutRiskySentences } from './risk/without-risky-sentences.ts'
import type { Stage, Work } from './work.ts'

/** What review decides. A refused draft never becomes a recipe; its findings say why, for a person and for a model that is asked again. */
export type ReviewResult =
  | {
      readonly verdict: 'passed' | 'repaired'
      readonly recipe: CheckedRecipe
      readonly findings: readonly Finding[]
    }
  | { readonly verdict: 'refused'; readonly findings: readonly Finding[] }

/** In the order in which one may change what the next reads: words first, then foods, heat, handling, amounts and time. */
const stages: readonly Stage[] = [
  notForThem,
  unknownPlants,
  affirmedClaims,
  foreignWords,
  soberLeftovers,
  temperaturePairs,
  requestedDiets,
  knownHazards,
  ingredientsAndSteps,
  requestedDiets,
  keptHousehold,
  titlePromises,
  safeTemperatures,
  soberServings,
  soberAmounts,
  withoutRiskySentences,
  honestTime,
  askedDifficulty,
  unknownFoods,
]

/**
 * The one gate every recipe passes, whoever wrote it: the built-in kitchen, a language model, a stranger. Refuses what must not be eaten, what
 * breaks what the person asked for, and what is no recipe; mends what can be mended with certainty, tells the rest, and computes everything a
 * recipe says about itself (allergens, diets, nutrition, times, have and need) from its foods; figures that the draft states are not believed.
 * Never throws, whatever the draft's texts are.
 * @example review(draft, { ingredients: ['tomatoes'], dietary: ['vegan'] }) // { verdict: 'refused', findings: [...] }
 */
export function review(draft: RecipeDraft, request: RecipeRequest): ReviewResult {
  const { findings, dish } =
    draft.writtenBy === 'kitchen' ? cachedReview(draft, request, judgedOnce) : judged(draft, request)
  if (dish === null) return { verdict: 'refused', findings }
  const verdict = findings.some(({ severity }) => severity === 'repaired') ? 'repaired' : 'passed'
  return { verdict, recipe: heldAgainst(dish, request), findings }
}

/** How often words are left out before a recipe is refused for the next ones. */
const mostRounds = 4

/** What is so whatever lies at home: the texts of the basket are not read. */
function judged(draft: RecipeDraft, request: RecipeRequest): Judged {
  const whole = judgedOnce(draft, request)
  // Orders to a machine and drafts without steps are refused for what they are, and not for a remark.
  const isFinal = whole.dish !== null || draft.writtenBy === 'kitchen' || isRefused(shapeDraft(draft))
  return isFinal ? whole : (withoutRemarks(draft, request, whole, mostRounds) ?? whole)
}

/** The recipe without the remarks that alone refuse it; null where something else does. */
function withoutRemarks(
  draft: RecipeDraft,
  request: RecipeRequest,
  whole: Judged,
  rounds: number,
): Judged | null {
  const refusal = whole.findings.find(({ severity }) => severity === 'refused')
  if (refusal === undefined || rounds === 0) return null
  for (const without of withoutRefusedWords(draft, request, refusal)) {
    const once = judgedOnce(without.draft, request)
    const isStill = once.findings.some(({ code, where }) => code === refusal.code && where === refusal.where)
    const rest =
      once.dish !== null ? once : isStill ? null : withoutRemarks(without.draft, request, once, rounds - 1)
    if (rest !== null) return { ...rest, findings: [without.finding, ...rest.findings] }
  }
  return null
}

function judgedOnce(draft: RecipeDraft, request: RecipeRequest): Judged {
  const shaped = shapeDraft(draft)
  if (isRefused(shaped)) return { findings: shaped.findings, dish: null }
  const work = stages.reduce(
    (current, stage) => (isRefused(current) ? current : stage(current)),
    read(shaped, request),
  )
  return { findings: work.findings, dish: isRefused(work) ? null : present(work) }
}

function read(
  { draft, findings }: { draft: RecipeDraft; findings: readonly Finding[] },
  request: RecipeRequest,
): Work {
  return {
    draft,
    request,
    title: draft.title,
    servings: draft.servings,
    lines: draft.ingredients.map(readLine),
    steps: draft.steps.map(({ text, minutes }) => ({ text, minutes: minutes ?? null })),
    leftovers: draft.leftovers ?? null,
    findings,
  }
}
