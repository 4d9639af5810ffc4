import type { Diet } from '../../foods/index.ts'
import { allergensIn } from '../allergen-words.ts'
import type { Allergen } from '../allergen-words.ts'
import { dietsIn } from '../diet-words.ts'
import type { AskedFood } from '../display-name.ts'
import { allergensSentence } from '../replies/allergens.ts'
import { dietSentence } from '../replies/diets.ts'
import { foodsIn } from '../named-foods.ts'
import { clausesOf } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** 'contains no milk', 'nut-free', 'free of gluten', 'without egg in it'. */
const lacks =
  /\b(?:contains?|has|have|with|is|are) (?:no|zero|not? any|neither)\b|\b(?:does|do)(?: not|n'?t) (?:contain|have|include)\b|\b(?:nut|peanut|tree nut|egg|soy|sesame|fish|shellfish|mustard|celery|lupin|allergen)[- ]free\b|\bfree (?:of|from)\b|\b(?:isn'?t|aren'?t|is not|are not) (?:a |an )?(?:source of|made with|tree nuts?|nuts?|shellfish)\b|\bno (?:added )?(?:gluten|wheat|dairy|milk|lactose|eggs?|nuts|peanuts?|soy|sesame|fish|shellfish)\b/
const holds = /\b(?:contains?|includes?|is made (?:with|from)|are made (?:with|from)|has|have)\b/
/** Diet words that are wishes, names or offers and claim nothing of a food. */
const noClaim =
  /\b(?:if (?:you|it|they) (?:are|want|need|follow|eat|prefer|leave|omit|skip|swap|make|drop)|if you'?re|for (?:a|an|your) |to (?:make|keep) (?:it|this|them)|want|would you|swap|instead|replace|use|using|choose|look for|pick|buy|take|need|make it|version|option|check|label|certified|whether|depends|may contain|can contain|some brands)\b|\?$/

/** Allergen and diet claims about foods the kitchen knows agree with its tables; about a dish, with a lookup of this turn. */
export function checkAllergens(statement: ReadStatement): StatementVerdict | null {
  for (const clause of clausesOf(statement.plain)) {
    const verdict = checkAllergenClaim(statement, clause) ?? checkDietClaim(statement, clause)
    if (verdict) return verdict
  }
  return null
}

function checkAllergenClaim(statement: ReadStatement, clause: string): StatementVerdict | null {
  const named = allergensIn(clause.replace(/\b(?:gluten|dairy|lactose)[- ]free\b/g, ' '))
  if (named.length === 0) return null
  const isLack = lacks.test(clause)
  if (!isLack && (!holds.test(clause) || noClaim.test(clause))) return null
  const own = foodsIn(clause).filter(({ said }) => allergensIn(said).length === 0 || said.includes(' '))
  const subjects = subjectsOf(statement, clause, own)
  if (isLack) return checkLack(statement, subjects, named)
  const [only, ...others] = subjects === 'dish' ? [] : subjects
  if (!only || others.length > 0 || !/\bcontains?\b/.test(clause)) return null
  return named.some((allergen) => contained(only).includes(allergen))
    ? null
    : instead('allergen', allergensSentence(only))
}

function checkLack(
  statement: ReadStatement,
  subjects: readonly AskedFood[] | 'dish',
  named: readonly Allergen[],
): StatementVerdict | null {
  if (subjects === 'dish')
    return dishesLack(statement, named) ? null : { verdict: 'drop', reason: 'allergen' }
  const wrong = subjects.find((food) => named.some((allergen) => contained(food).includes(allergen)))
  return wrong ? instead('allergen', allergensSentence(wrong)) : null
}

/** Words for something cooked: what its foods are, only a recipe that was looked up can say. */
const dish =
  /\b(?:dish(?:es)?|recipes?|soups?|stews?|salads?|curry|curries|bowls?|meals?|menu|dinner|lunch|breakfast|frittata|gratin|risotto|pilaf|pasta bake|stir-?fry|casserole|tacos?|lasagn\w+|pizza|sandwich(?:es)?|smoothie|cake|cookies?|pancakes?|pie|tart|(?:all|both) (?:three |of (?:them|these) )?(?:are|is)|all three|each of them)\b/

/** What a claim is about: the foods of its clause, else those of the turn; or a dish. */
function subjectsOf(
  { foods, named }: ReadStatement,
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

function checkDietClaim(statement: ReadStatement, clause: string): StatementVerdict | null {
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
  const subjects = subjectsOf(statement, clause, foodsIn(clause))
  if (subjects === 'dish')
    return isDenied || dishesKeep(statement, claimed) ? null : { verdict: 'drop', reason: 'diet' }
  const wrong = subjects.find((food) => claimed.some((diet) => food.diets.includes(diet) === isDenied))
  return wrong ? instead('diet', dietSentence(wrong, claimed)) : null
}

/** The dishes that were looked up in this turn and that the sentence can mean: those it names by title, else all of them. */
function dishesOf({ lookups, plain }: ReadStatement): readonly string[] {
  const facts = lookups.filter(({ kind }) => kind === 'recipes').flatMap((lookup) => lookup.facts)
  const titled = facts.filter(({ label }) => plain.includes(label.toLowerCase()))
  return (titled.length > 0 ? titled : facts).map(({ value }) => value.toLowerCase())
}

function dishesKeep(statement: ReadStatement, claimed: readonly Diet[]): boolean {
  const dishes = dishesOf(statement)
  return dishes.length > 0 && dishes.every((facts) => claimed.every((diet) => facts.includes(diet)))
}

function dishesLack(statement: ReadStatement, named: readonly Allergen[]): boolean {
  const dishes = dishesOf(statement).map((facts) => /contains [^;]*$/.exec(facts)?.[0])
  return (
    dishes.length > 0 && dishes.every((held) => held && !named.some((allergen) => held.includes(allergen)))
  )
}
