import type { Diet } from '../../foods/index.ts'
import { allergensIn, isAllergenWord } from '../../recognition/index.ts'
import type { NamedAllergen } from '../../recognition/index.ts'
import { dietsIn } from '../diet-words.ts'
import type { AskedFood } from '../display-name.ts'
import { allergensSentence } from '../replies/allergens.ts'
import { dietSentence } from '../replies/diets.ts'
import { readSentence } from '../../reading/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { foodsIn, namedFoodsIn } from '../named-foods.ts'
import { clausesOf } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

const allergenWord =
  'gluten|wheat|dairy|milk|lactose|egg|nut|nuts|peanut|soy|soya|sesame|fish|shellfish|mustard|celery|lupin|sulphite|sulfite|allergen'

/** 'contains no milk', 'nut-free', 'free of gluten', 'without egg in it'. */
const lacks = wording(`
  contain|have|with|be no|zero|neither|never / contain|have|with|be not any / do not contain|have|include|hold / do not use * ${allergenWord}
  / nut|peanut|egg|soy|soya|sesame|fish|shellfish|mustard|celery|lupin|allergen|wheat|milk free / free of|from / devoid of
  / be not source|made / be not a|an ${allergenWord}|source|tree / be not ${allergenWord} / be not made with|from|of / be not tree nut
  / no ${allergenWord} / no added|trace ${allergenWord} / no trace of / zero ${allergenWord} / without any|a ${allergenWord} / without ${allergenWord}
`)
const labelled = wording('label')
const holds = wording('contain|include|have / be made with|from|of')
const contains = wording('contain')
/** Diet words that are wishes, names or offers and claim nothing of a food. */
const noClaim = wording(`
  if you|it|they be|want|need|follow|eat|prefer|leave|omit|skip|swap|mak|drop / if you be / for a|an|your / to mak|keep it|this|them
  / want|swap|instead|replace|use|using|choose|look|pick|buy|take|need|version|option|check|label|certified|whether|depend / would you / mak it
  / may|can contain / some brand
`)
const asksBack = (clause: string): boolean => clause.endsWith('?')
const claimsNothing = (clause: string): boolean => noClaim.test(clause) || asksBack(clause)

/** NamedAllergen and diet claims about foods the kitchen knows agree with its tables; about a dish, with a lookup of this turn. */
export function checkAllergens(statement: ReadStatement): StatementVerdict | null {
  for (const clause of clausesOf(statement.plain)) {
    const verdict = checkAllergenClaim(statement, clause) ?? checkDietClaim(statement, clause)
    if (verdict) return verdict
  }
  return null
}

function checkAllergenClaim(statement: ReadStatement, clause: string): StatementVerdict | null {
  const rest = withoutDiets(clause)
  const named = allergensSaid(clause)
  if (named.length === 0) return null
  const isLack = lacks.test(rest)
  if (isLack && isOfCooking(clause)) return null
  if (!isLack && (!holds.test(clause) || claimsNothing(clause))) return null
  const own = spokenOf(clause)
  const subjects = subjectsOf(statement, clause, own)
  if (deniedKind(clause) && subjects !== 'dish') return denialVerdict(subjects, named)
  if (isLack) return checkLack(statement, subjects, named)
  const [only, ...others] = subjects === 'dish' ? [] : subjects
  if (!only || others.length > 0 || !contains.test(clause)) return null
  return named.some((allergen) => contained(only).includes(allergen))
    ? null
    : instead('allergen', allergensSentence(only))
}

/** 'You can get a similar texture without any nuts': of the cooking to come, where no food is said to lack them. */
const isOfCooking = (clause: string): boolean =>
  cooksWithout.test(clause) && spokenOf(clause).every(({ name }) => allergensIn(name).length > 0)
const cooksWithout = wording(
  'can|could|easy|easier|easiest|possible|simple|want|how * make|bake|cook|get|do * without',
  'safe|safely|fine|okay|contain|contains|free|this|it|they be',
)

function checkLack(
  statement: ReadStatement,
  subjects: readonly AskedFood[] | 'dish',
  named: readonly NamedAllergen[],
): StatementVerdict | null {
  if (subjects === 'dish')
    return dishesLack(statement, named) ? null : { verdict: 'drop', reason: 'allergen' }
  const asksForLabel = labelled.test(statement.plain)
  const wrong = subjects.find((food) =>
    named.some((allergen) => (asksForLabel ? always(food) : contained(food)).includes(allergen)),
  )
  return wrong ? instead('allergen', allergensSentence(wrong)) : null
}

/** 'Gluten-free' and its like name a diet, which is checked as one. */
function withoutDiets(clause: string): string {
  const tokens = tokensOf(clause)
  const isDiet = (at: number): boolean =>
    dietNames.has(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'free'
  return tokens.flatMap(({ word }, at) => (isDiet(at) || isDiet(at - 1) ? [] : [word])).join(' ')
}
const dietNames = new Set(['gluten', 'dairy', 'lactose'])

/** Words for something cooked: what its foods are, only a recipe that was looked up can say. */
const dish = wording(
  'dish|recipe|soup|stew|salad|curry|bowl|meal|menu|dinner|lunch|breakfast|frittata|gratin|risotto|pilaf|casserole|taco|lasagna|lasagne|pizza|sandwich|smoothie|cake|cookie|pancake|pie|tart / pasta bake / stir fry / all|both be / all|both three be / all|both of them|these be / all three / each of them',
)

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

/** 'Soy sauce' and 'peanut butter' name foods and claim nothing of soy and peanuts. */
const withoutFoods = (clause: string): string =>
  foodsIn(clause)
    .map(({ said }) => said)
    .filter((said) => said.includes(' ') && !isAllergenWord(said))
    .reduce((rest, said) => rest.replaceAll(said, ' '), clause)

/** The allergens of a clause, without the diets, the names of foods and the food that it says to be none of them. */
const allergensSaid = (clause: string): readonly NamedAllergen[] =>
  allergensIn(withoutFoods(withoutDiets(deniedKind(clause)?.rest ?? clause)))

function denialVerdict(
  subjects: readonly AskedFood[],
  named: readonly NamedAllergen[],
): StatementVerdict | null {
  const wrong = subjects.find((food) => isOfKind(food, named))
  return wrong ? instead('allergen', allergensSentence(wrong)) : null
}

/** What a food is, whatever a brand's may hold traces of. */
const isOfKind = (food: AskedFood, named: readonly NamedAllergen[]): boolean =>
  named.some((allergen) => always(food).includes(allergen))

/** The foods of a clause that stand before the allergen it names, else all of them: 'tamari' of 'tamari is a wheat-free stand-in for soy sauce'. */
function spokenOf(clause: string): readonly AskedFood[] {
  const denied = deniedKind(clause)
  if (denied) return [denied.food]
  const named = namedFoodsIn(clause).filter(
    ({ food: { said } }) => allergensIn(said).length === 0 || said.includes(' '),
  )
  const at = tokensOf(clause).find(({ word }) => allergensIn(word).length > 0)?.start ?? 0
  const before = named.filter(({ start }) => start < at)
  return (before.length > 0 ? before : named).map(({ food }) => food)
}

/** The food at the head of a clause that denies what it is, and what is denied: 'eggs' and 'are not dairy'. */
function deniedKind(clause: string): { readonly food: AskedFood; readonly rest: string } | null {
  if (!identity.test(clause)) return null
  const head = tokensOf(clause).find(({ word }) => !articles.has(word))?.start
  const first = namedFoodsIn(clause).find(({ start }) => start === head)
  return first ? { food: first.food, rest: clause.slice(first.end) } : null
}
const articles = new Set(['the', 'a', 'an', 'but', 'and', 'no', 'actually', 'well', 'yes'])
const identity = wording(
  `be not a|an|really|actually ${allergenWord} / be not ${allergenWord} / be not tree nut`,
)

const always = (food: AskedFood): readonly NamedAllergen[] => [...food.us9, ...food.eu14]
const contained = (food: AskedFood): readonly NamedAllergen[] => [...always(food), ...food.mayContain]

function checkDietClaim(statement: ReadStatement, clause: string): StatementVerdict | null {
  const claimed = dietsIn(clause)
  if (claimed.length === 0 || claimsNothing(clause) || !isSaidOf.test(clause)) return null
  const isDenied = denies.test(clause)
  const subjects = subjectsOf(statement, clause, foodsIn(clause))
  if (subjects === 'dish')
    return isDenied || dishesKeep(statement, claimed) || madeOf(statement, claimed)
      ? null
      : { verdict: 'drop', reason: 'diet' }
  const wrong = isDenied
    ? keptByAll(subjects, claimed)
    : subjects.find((food) => claimed.some((diet) => !food.diets.includes(diet)))
  return wrong ? instead('diet', dietSentence(wrong, claimed)) : null
}

/** The first food of those that all keep a diet: only of them a denial is false, one food of a list is enough to break it. */
const keptByAll = (subjects: readonly AskedFood[], diets: readonly Diet[]): AskedFood | undefined =>
  subjects.every((food) => diets.every((diet) => food.diets.includes(diet))) ? subjects[0] : undefined

const isSaidOf = wording(
  'be|stay|fit|suit|suitable|both|all|naturally|completely|totally|fully|make|makes / 100 %',
)
const denies = wording('not|never / no longer')

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

/** A dish that the sentence itself makes of several foods, all of which keep the diet. */
const madeOf = ({ named }: ReadStatement, claimed: readonly Diet[]): boolean =>
  named.length > 1 && named.every(({ diets }) => claimed.every((diet) => diets.includes(diet)))

function dishesLack(statement: ReadStatement, named: readonly NamedAllergen[]): boolean {
  const dishes = dishesOf(statement).map((facts) =>
    facts.split(';').find((part) => part.includes('contains ')),
  )
  return (
    dishes.length > 0 && dishes.every((held) => held && !named.some((allergen) => held.includes(allergen)))
  )
}

/** What a sentence says to hold no allergen, or to keep a diet, is all known, and its tables say so; what it says to hold one warns. */
export function isBorneOut(statement: ReadStatement): boolean {
  return clausesOf(statement.plain).every((clause) => isClauseBorneOut(statement, clause))
}

function isClauseBorneOut(statement: ReadStatement, clause: string): boolean {
  const named = allergensSaid(clause)
  const claimed = dietsIn(clause)
  const isDenied = saysNo(clause)
  if (named.length === 0 && claimed.length === 0) return true
  if (claimed.length === 0 && isDenied && isOfCooking(clause)) return true
  if (named.length > 0 ? !isDenied && holds.test(clause) : claimsNothing(clause)) return true
  const own = named.length === 0 ? foodsIn(clause) : spokenOf(clause)
  const subjects = subjectsOf(statement, clause, own)
  if (subjects === 'dish')
    return claimed.length > 0
      ? dishesKeep(statement, claimed) || madeOf(statement, claimed)
      : dishesLack(statement, named)
  if (claimed.length > 0)
    return denies.test(clause)
      ? keptByAll(subjects, claimed) === undefined
      : subjects.every((food) => claimed.every((diet) => food.diets.includes(diet)))
  if (deniedKind(clause)) return subjects.every((food) => !isOfKind(food, named))
  return subjects.every((food) => !named.some((allergen) => contained(food).includes(allergen)))
}

/** True where a clause says that an allergen is not there. */
const saysNo = (clause: string): boolean =>
  lacks.test(clause) ||
  readSentence(clause).mentions.some(({ isNegated, text }) => isNegated && allergensIn(text).length > 0)
