import { findFood } from '../../foods/index.ts'
import type { Diet, FoodName } from '../../foods/index.ts'
import type { AnswerContext, LookupKind, TopicReply } from '../answer-shape.ts'
import { foodWords, tokensOf as readTokens } from '../../reading/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { dietsIn } from '../diet-words.ts'
import { isWhollyForbidden, waysIn } from '../wishes/ways-of-eating.ts'
import { foodsIn, namedFoodsIn } from '../named-foods.ts'
import { allowedFoods, restrictionsOf } from '../may-eat/allowed-foods.ts'
import { isOfOtherFoods, questionFor } from '../examples/answer-matter.ts'
import { plainText } from '../plain-text.ts'
import { namesAlcohol, wantsNoAlcohol } from '../without-alcohol.ts'
import { capital } from '../voice.ts'
import type { AnswerTopic } from '../topics.ts'
import type { Card, Relation } from './card.ts'
import { fillSlots } from './fill-slots.ts'
import { findCards } from './find-card.ts'
import type { FoundCard } from './find-card.ts'
import { medicineCards } from './medicines.ts'
import { peopleCards } from './people-questions.ts'
import { personCards } from './persons.ts'
import { allergyCards } from './at-risk-questions.ts'
import { inStandardWords } from './standard-words.ts'

const topics: Readonly<Record<Relation, AnswerTopic>> = {
  keep: 'storage',
  may: 'hazard',
  how: 'doneness',
  instead: 'substitutes',
  fix: 'doneness',
  why: 'doneness',
  what: 'doneness',
  amount: 'conversion',
  when: 'doneness',
  own: 'about',
}

/** Which kind of fact a card shows, where it is about a food. */
const kinds: Readonly<Partial<Record<Relation, LookupKind>>> = { keep: 'storage', instead: 'substitutes' }

/** Below this share of a question, a card gives way to what is known of the prepared food that is named, and may be a guess. */
export const sureCoverage = 0.7

/** A card's answer with the share of the question's content that the card is about. */
export type CardReply = TopicReply & {
  readonly coverage: number
  /** True for a card that says what to use instead. */
  readonly isInstead: boolean
  /** True for a card about the app or about what is no cooking. */
  readonly isOwn: boolean
  /** True for a card about small children, pregnancy or an illness. */
  readonly isAboutPerson: boolean
  /** True for a card that says no. */
  readonly isRefusal: boolean
  /** True for a card about one medicine or condition and the foods that matter to it. */
  readonly isAboutMedicine: boolean
}

const persons = new Set(['baby', 'toddler', 'pregnant', 'pregnancy', 'infant', 'breastfeed', 'breastfeeding'])
const isOfPersons = (card: Card): boolean =>
  personCards.includes(card) ||
  peopleCards.includes(card) ||
  allergyCards.includes(card) ||
  medicineCards.includes(card) ||
  card.about.flat().some((phrase) => phrase.split('|').some((word) => persons.has(word))) ||
  (card.about.length === 0 && namesPerson(questionFor(card)))

const someone = wording(
  'baby|babies|toddler|pregnant|pregnancy|infant|breastfeed|breastfeeding|child|children|kid|kids|elderly|old|allergy|allergic|intolerant|intolerance|coeliac|celiac|diabetes|diabetic|vegan|vegetarian|halal|kosher / ill|sick|chemo|kidney|gout|reflux|doctor|medicine / weak immune / blood pressure / heart attack',
)
/** A question of the kitchen's own about somebody who must not eat everything. */
const namesPerson = (question: string): boolean => someone.test(plainText(question))

/** By the words of the question and by the standard words for them, the best first. */
function cardsFor(plain: string): readonly FoundCard[] {
  const standard = inStandardWords(plain)
  const cooks = inCooksNames(plain)
  const ways = [...new Set([plain, standard, cooks])]
  return ways.flatMap((way) => findCards(tokensOf(way), way)).toSorted((a, b) => b.score - a.score)
}

/** The card that answers a question, with its figures filled in; null where none fits well enough. */
export const cardReply = (question: string, context: AnswerContext): CardReply | null =>
  replyWith(cardsFor(plainText(question)), question, context)

/** 'Leek for onion' is no substitute for who eats low FODMAP, unless it was written for them. */
function isAgainstWay(card: Card, plain: string, asked: readonly FoodName[]): boolean {
  const ways = waysIn(plain)
  if (ways.length === 0) return false
  const writtenFor = waysIn(`${questionFor(card)} ${card.text}`)
  const named = foodsIn(plainText(card.text)).filter(({ name }) => !asked.includes(name))
  return ways.some(
    (way) => !writtenFor.includes(way) && named.some(({ name }) => isWhollyForbidden(name, way)),
  )
}

/** What the first of these cards says that proposes nothing to somebody who must not eat it, and that is about the foods asked for; null where none does. */
export function replyWith(
  cards: readonly FoundCard[],
  question: string,
  context: AnswerContext,
): CardReply | null {
  const plain = plainText(question)
  const restrictions = restrictionsOf(question, context)
  const diets = dietsIn(plain)
  const foods = foodsIn(plain).map(({ name }) => name)
  // 'Egg free cake' names the egg though it asks for none.
  const words = new Set(wordsOf(plain))
  const isSaid = (name: FoodName): boolean =>
    foods.includes(name) || foodWords(name).every((word) => words.has(word))
  const isOfTheseFoods = (card: Card): boolean =>
    isAboutThese(card, foods) &&
    !(card.relations.every((each) => ofOneFood.has(each)) && isOfOtherFoods(card, plain))
  const fits = ({ card, isWordForWord }: FoundCard): boolean =>
    isFitFor(card, restrictions, diets, isSaid) &&
    (isWordForWord === true || isOfTheseFoods(card)) &&
    !(
      card.relations.includes('instead') &&
      ((wantsNoAlcohol(plain) && namesAlcohol(card.text)) || isAgainstWay(card, plain, foods))
    )
  const fitting = cards.filter(fits)
  const [found] = fitting
  if (!found) return null
  const text = withWarning(signFor(plain, fillSlots(found.card.text)), found, fitting, foods)
  const [first = 'how'] = found.card.relations
  const kind = kinds[first] ?? 'guidance'
  return {
    text,
    coverage: found.coverage,
    isInstead: found.card.relations.includes('instead'),
    isOwn: found.card.relations.includes('own') && found.card.relations.length < 3,
    isAboutPerson: isOfPersons(found.card),
    isRefusal: isRefusal(text),
    isAboutMedicine: medicineCards.includes(found.card),
    topic: topics[first],
    foods,
    lookups: [
      {
        kind,
        food: kind === 'guidance' ? null : (foods[0] ?? null),
        facts: [
          {
            label: found.card.about.map(([phrase]) => phrase).join(', ') || questionFor(found.card),
            value: text,
            source: found.card.source,
          },
        ],
      },
    ],
  }
}

const isRefusal = (text: string): boolean => text.startsWith('No: ') || text.startsWith('No, ')

/** Of several foods that are asked about at once, the one that a card says no to is spoken of first, and no 'yes' is said to all. */
function withWarning(
  text: string,
  { card }: FoundCard,
  fitting: readonly FoundCard[],
  asked: readonly FoodName[],
): string {
  if (asked.length < 2 || !card.relations.includes('may') || saysNo(text)) return text
  const spokenOf = wordsOfFoods(asked, card)
  const isOfAnother = (other: Card): boolean =>
    wordsOfFoods(asked, other).some((word) => !spokenOf.includes(word))
  const warning = fitting.find((other) => saysNo(other.card.text) && isOfAnother(other.card))
  const isOfAll = asked.every((name) => foodWords(name).some((word) => spokenOf.includes(word)))
  const unsigned = isOfAll && !warning ? text : capital(text.replace(/^Yes[:,] /u, ''))
  return warning ? `${fillSlots(warning.card.text)} ${unsigned}` : unsigned
}

const refusing = new Set(['no', 'not', 'never', 'do not', 'better not'])
/** True for a text that begins with a no. */
export const saysNo = (text: string): boolean => {
  const [first = '', second = ''] = plainText(text).split(/[ :,.]+/u)
  return refusing.has(first) || refusing.has(`${first} ${second}`)
}

/** The words of the foods asked about that a card is about. */
function wordsOfFoods(asked: readonly FoodName[], { about }: Card): readonly string[] {
  const words = new Set(about.flat().flatMap((phrase) => wordsOf(phrase.replaceAll('|', ' '))))
  return asked.flatMap(foodWords).filter((word) => words.has(word))
}

/** The question with each food that has another name here by that name: 'eggplants' for 'aubergines', as cards have it. */
const inCooksNames = (plain: string): string =>
  namedFoodsIn(plain)
    .toReversed()
    .reduce((text, { food, start, end }) => {
      const said = wordsOf(text.slice(start, end))
      const isSame = wordsOf(food.plural).some((word) => said.includes(word))
      return isSame ? text : `${text.slice(0, start)}${food.plural}${text.slice(end)}`
    }, plain)

/** The card for a question whose food has another name in cards; null where none fits or the name is the same. */
export function cardByCooksNames(question: string, context: AnswerContext): CardReply | null {
  const plain = plainText(question)
  const renamed = inCooksNames(plain)
  return renamed === plain ? null : cardReply(renamed, context)
}

/** So many foods make a card a list, which says nothing of a food that it does not have. */
const fewestOfList = 4

/** False for a card that lists foods and none of those asked about: 'carrots, beets, radishes' for leeks. */
const ofLists: ReadonlySet<Relation> = new Set(['when', 'how', 'keep', 'amount'])

function isAboutThese({ text, about, relations }: Card, asked: readonly FoodName[]): boolean {
  const words = asked.flatMap(foodWords)
  if (asked.length === 0 || !relations.every((each) => ofLists.has(each))) return true
  if (about.flat().some((phrase) => wordsOf(phrase).some((word) => words.includes(word)))) return true
  const listed = foodsIn(plainText(text))
  if (listed.length < fewestOfList) return true
  const kin = new Set(listed.flatMap(({ name, members }) => [name, ...members].flatMap(foodWords)))
  return words.some((word) => kin.has(word))
}

/** How a mango is cut tells nothing of onions; what went wrong with one soup may with another. */
const ofOneFood: ReadonlySet<Relation> = new Set(['how', 'keep', 'may', 'when', 'amount', 'what'])

const wordsOf = (phrase: string): readonly string[] => readTokens(phrase).map(({ singular }) => singular)

const asksForHarm = wording(
  'be|do|does * poisonous|toxic|dangerous|harmful|unsafe|risky|bad / poisonous|toxic|dangerous|harm',
)
const signs = ['No: ', 'No, ', 'Yes: ', 'Yes, ']

const openWords = new Set(['how', 'what', 'which', 'when', 'where', 'why', 'whats', "what's"])

/** A card's 'no' is that to 'may I'; to 'is it poisonous' its reason says it without a sign, and nobody says yes to 'how'. */
function signFor(plain: string, text: string): string {
  const isSigned = asksForHarm.test(plain)
  const isOpen = openWords.has(plain.split(' ')[0] ?? '')
  const sign = signs.find((each) => text.startsWith(each) && (isSigned || (isOpen && each.startsWith('Yes'))))
  return sign ? capital(text.slice(sign.length)) : text
}

/** A card that names the diet or the allergen in what it is about was written for it. */
function isWrittenFor(
  about: Card['about'],
  restrictions: ReturnType<typeof restrictionsOf>,
  diets: readonly Diet[],
): boolean {
  const words = new Set(about.flat().flatMap((phrase) => phrase.replaceAll('|', ' ').split(' ')))
  const isNamed = (said: string): boolean =>
    said
      .replaceAll('-', ' ')
      .split(' ')
      .some((word) => word !== 'free' && words.has(word))
  const named = [...diets, ...restrictions.flatMap((each) => ('said' in each ? [each.said] : []))]
  return (
    named.length > 0 &&
    (words.has('free') || diets.length > 0) &&
    named.every((said) => isNamed(said) || (said === 'keto' && words.has('carb')))
  )
}

/** No card proposes to somebody what they must not eat. */
function isFitFor(
  { text, relations, about }: Card,
  restrictions: ReturnType<typeof restrictionsOf>,
  diets: readonly Diet[],
  isSaid: (name: FoodName) => boolean,
): boolean {
  if ((restrictions.length === 0 && diets.length === 0) || !relations.includes('instead')) return true
  if (isWrittenFor(about, restrictions, diets)) return true
  // 'Agar instead of gelatin' names what is not to be eaten, because it was asked about.
  const named = foodsIn(plainText(text))
    .map(({ name }) => name)
    .filter((name) => !isSaid(name))
  return (
    allowedFoods(named, restrictions).length === named.length &&
    named.every((name) => diets.every((diet) => findFood(name)?.diets.includes(diet) ?? true))
  )
}
