import type { Diet } from '../../foods/index.ts'
import { allergensIn } from '../allergen-words.ts'
import type { Allergen } from '../allergen-words.ts'
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
  const own = foodsIn(clause).filter(({ said }) => allergensIn(said).length === 0 || said.includes(' '))
  const subjects = subjectsOf(saying, clause, own)
  if (isLack) return checkLack(saying, subjects, named)
  const [only, ...others] = subjects === 'dish' ? [] : subjects
  if (!only || others.length > 0 || !/\bcontains?\b/.test(clause)) return null
  return named.some((allergen) => contained(only).includes(allergen))
    ? null
    : instead('allergen', allergensSentence(only))
}

function checkLack(
  saying: ReadSaying,
  subjects: readonly AskedFood[] | 'dish',
  named: readonly Allergen[],
): SayingVerdict | null {
  if (subjects === 'dish') return dishesLack(saying, named) ? null : { verdict: 'drop', reason: 'allergen' }
  const wrong = subjects.find((food) => named.some((allergen) => contained(food).includes(allergen)))
  return wrong ? instead('allergen', allergensSentence(wrong)) : null
}

/** Words for something cooked: what its foods are, only a recipe that was looked up can say. */
const dish =
  /\b(?:dish(?:es)?|recipes?|soups?|stews?|salads?|curry|curries|bowls?|meals?|menu|dinner|lunch|breakfast|frittata|gratin|risotto|pilaf|pasta bake|stir-?fry|casserole|tacos?|lasagn\w+|pizza|sandwich(?:es)?|smoothie|cake|cookies?|pancakes?|pie|tart|(?:all|both) (?:three |of (?:them|these) )?(?:are|is)|all three|each of them)\b/

/** What a claim is about: the foods of its clause, else those of the turn; or a dish. */
function subjectsOf(
  { foods, named }: ReadSaying,
  clause: string,
  own: readonly AskedFood[],
): readonly AskedFood[] | 'dish' {
  if (dish.test(clause) && !own.some(({ name }) => dish.test(name))) return 'dish'
  if (own.length > 0) return own
  const rest = named.length > 0 ? [] : foods
  return rest.length > 0 ? rest : 'dish'
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
  const subjects = subjectsOf(saying, clause, foodsIn(clause))
  if (subjects === 'dish')
    return isDenied || dishesKeep(saying, claimed) ? null : { verdict: 'drop', reason: 'diet' }
  const wrong = subjects.find((food) => claimed.some((diet) => food.diets.includes(diet) === isDenied))
  return wrong ? instead('diet', dietSentence(wrong, claimed)) : null
}

/** The dishes that were looked up in this turn and that the sentence can mean: those it names by title, else all of them. */
function dishesOf({ lookups, plain }: ReadSaying): readonly string[] {
  const facts = lookups.filter(({ kind }) => kind === 'recipes').flatMap((lookup) => lookup.facts)
  const titled = facts.filter(({ label }) => plain.includes(label.toLowerCase()))
  return (titled.length > 0 ? titled : facts).map(({ value }) => value.toLowerCase())
}

function dishesKeep(saying: ReadSaying, claimed: readonly Diet[]): boolean {
  const dishes = dishesOf(saying)
  return dishes.length > 0 && dishes.every((facts) => claimed.every((diet) => facts.includes(diet)))
}

function dishesLack(saying: ReadSaying, named: readonly Allergen[]): boolean {
  const dishes = dishesOf(saying).map((facts) => /contains [^;]*$/.exec(facts)?.[0])
  return (
    dishes.length > 0 && dishes.every((held) => held && !named.some((allergen) => held.includes(allergen)))
  )
}
