import type { Diet } from '../../foods/index.ts'
import { allergensIn } from '../allergen-words.ts'
import type { Allergen } from '../allergen-words.ts'
import type { Lookup } from '../answer-shape.ts'
import { dietsIn } from '../diet-words.ts'
import type { AskedFood } from '../called.ts'
import { allergensSentence } from '../replies/allergens.ts'
import { dietSentence } from '../replies/diets.ts'
import { foodsIn } from '../named-foods.ts'
import { clausesOf } from './polarity.ts'
import { instead } from './saying.ts'
import type { ReadSaying, SayingVerdict } from './saying.ts'

/** 'contains no milk', 'nut-free', 'free of gluten', 'without egg in it'. */
const lacks =
  /\b(?:contains?|has|have|with|is|are) (?:no|zero|not? any|neither)\b|\b(?:does|do)(?: not|n'?t) (?:contain|have|include)\b|\b(?:nut|peanut|tree nut|egg|soy|sesame|fish|shellfish|mustard|celery|lupin|allergen)[- ]free\b|\bfree (?:of|from)\b|\b(?:isn'?t|aren'?t|is not|are not) (?:a |an )?(?:source of|made with|tree nuts?|nuts?|shellfish)\b|\bno (?:added )?(?:gluten|wheat|dairy|milk|lactose|eggs?|nuts|peanuts?|soy|sesame|fish|shellfish)\b/
const holds = /\b(?:contains?|includes?|is made (?:with|from)|are made (?:with|from)|has|have)\b/
/** Diet words that are wishes, names or offers and claim nothing of a food. */
const noClaim =
  /\b(?:if (?:you|it|they) (?:are|want|need|follow|eat|prefer|leave|omit|skip|swap|make|drop)|if you'?re|for (?:a|an|your) |to (?:make|keep) (?:it|this|them)|want|would you|swap|instead|replace|use|using|choose|look for|pick|buy|take|need|make it|version|option|check|label|certified|whether|depends|may contain|can contain|some brands)\b|\?$/

/** Allergen and diet claims about foods the kitchen knows agree with its tables; about a dish, with a lookup of this turn. */
export function checkAllergens(saying: ReadSaying): SayingVerdict | null {
  for (const clause of clausesOf(saying.plain)) {
    const verdict = checkAllergenClaim(saying, clause) ?? checkDietClaim(saying, clause)
    if (verdict) return verdict
  }
  return null
}

function checkAllergenClaim(saying: ReadSaying, clause: string): SayingVerdict | null {
  const named = allergensIn(clause.replace(/\b(?:gluten|dairy|lactose)[- ]free\b/g, ' '))
  if (named.length === 0) return null
  const isLack = lacks.test(clause)
  if (!isLack && (!holds.test(clause) || noClaim.test(clause))) return null
  const subjects = subjectsOf(saying, clause)
  if (isLack) return checkLack(saying, subjects, named)
  const wrong = subjects.length === 1 && !named.some((allergen) => contained(subjects[0]).includes(allergen))
  return wrong && /\bcontains?\b/.test(clause)
    ? instead('allergen', subjects[0] && allergensSentence(subjects[0]))
    : null
}

function checkLack(
  saying: ReadSaying,
  subjects: readonly AskedFood[],
  named: readonly Allergen[],
): SayingVerdict | null {
  if (subjects.length === 0) {
    return isLookedUp(saying.lookups, named) ? null : { verdict: 'drop', reason: 'allergen' }
  }
  const wrong = subjects.find((food) => named.some((allergen) => contained(food).includes(allergen)))
  return wrong ? instead('allergen', allergensSentence(wrong)) : null
}

/** The foods a claim is about: those of its clause that are no allergen themselves, else those of the turn. */
function subjectsOf({ foods, named }: ReadSaying, clause: string): readonly AskedFood[] {
  const own = foodsIn(clause).filter(({ said }) => allergensIn(said).length === 0 || said.includes(' '))
  if (own.length > 0) return own
  return named.length > 0 ? [] : foods
}

const contained = (food: AskedFood | undefined): readonly Allergen[] =>
  food ? [...food.us9, ...food.eu14, ...food.mayContain] : []

function checkDietClaim(saying: ReadSaying, clause: string): SayingVerdict | null {
  const claimed = dietsIn(clause)
  if (
    claimed.length === 0 ||
    noClaim.test(clause) ||
    !/\b(?:is|are|it'?s|they'?re|that'?s|be|stays?|fits?|suits?|suitable|both|all|naturally|completely|totally|fully|100 ?%)\b/.test(
      clause,
    )
  )
    return null
  const isDenied = /\b(?:not|n'?t|never|no longer|isn't|aren't)\b/.test(clause)
  const own = foodsIn(clause)
  const subjects = own.length > 0 ? own : saying.named.length > 0 ? [] : saying.foods
  if (subjects.length === 0)
    return isDenied || isLookedUp(saying.lookups, claimed) ? null : { verdict: 'drop', reason: 'diet' }
  const wrong = subjects.find((food) => claimed.some((diet) => fits(food, diet) === isDenied))
  return wrong ? instead('diet', dietSentence(wrong, claimed)) : null
}

const fits = (food: AskedFood, diet: Diet): boolean => food.diets.includes(diet)

/** True where a fact of this turn is about these words: a recipe that was looked up says its diets. */
function isLookedUp(lookups: readonly Lookup[], words: readonly string[]): boolean {
  const facts = lookups.flatMap((lookup) =>
    lookup.facts.map(({ label, value }) => `${label} ${value}`.toLowerCase()),
  )
  return (
    words.length > 0 &&
    words.every((word) => facts.some((fact) => fact.includes(word) && !fact.endsWith(' no')))
  )
}
