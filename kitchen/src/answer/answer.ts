import type { Answer, AnswerContext, Reply } from './answer-shape.ts'
import { urgentReply } from './replies/urgent.ts'
import type { AskedFood } from './called.ts'
import { meansHarm } from './harm.ts'
import { withHouseholdNote } from './household-note.ts'
import { isForeign } from './languages.ts'
import { plainText } from './plain-text.ts'
import { isSteering } from './steering.ts'
import type { Question } from './question.ts'
import { allergensReply } from './replies/allergens.ts'
import { conversionReply } from './replies/conversion.ts'
import { dietsReply } from './replies/diets.ts'
import { donenessReply } from './replies/doneness.ts'
import { hazardReply, medicalReply } from './replies/hazard.ts'
import { aboutReply, greetingReply, thanksReply, unknownReply } from './replies/manners.ts'
import { nutritionReply } from './replies/nutrition.ts'
import { pairingReply } from './replies/pairing.ts'
import { preservingReply } from './replies/preserving.ts'
import { quantitiesIn, tokensOf } from '../reading/index.ts'
import { fitOf } from './asked/fit.ts'
import { wording } from './asked/wording.ts'
import { cardReply } from './cards/card-reply.ts'
import type { CardReply } from './cards/card-reply.ts'
import { findGuidance } from './guidance.ts'
import { namedFoodsIn } from './named-foods.ts'
import type { NamedFood } from './named-foods.ts'
import { ownReply } from './own-matters.ts'
import { asksForDishes, wantsDishes } from './asks-for-dishes.ts'
import { agedFoodReply } from './keeping/aged-food.ts'
import { asksForDays, keepingReply } from './keeping/keeping.ts'
import { allowedFoods, restrictionsOf } from './permission/allowed-foods.ts'
import { permissionReply } from './permission/permission.ts'
import type { PermissionReply } from './permission/permission.ts'
import { recipesReply } from './replies/recipes.ts'
import { seasonReply } from './replies/season.ts'
import { spoilageReply } from './replies/spoilage.ts'
import { frozenText, storageReply } from './replies/storage.ts'
import { substitutesReply } from './replies/substitutes.ts'
import { temperatureReply } from './replies/temperature.ts'
import type { AnswerTopic } from './topics.ts'
import { understand } from './understand.ts'
import { capital, keepQuestion } from './voice.ts'

/** `null` means that the tables do not hold what was asked. */
const replies: Readonly<Record<AnswerTopic, (question: Question) => Reply | null>> = {
  storage: storageReply,
  spoilage: spoilageReply,
  preserving: preservingReply,
  substitutes: substitutesReply,
  conversion: conversionReply,
  temperature: temperatureReply,
  doneness: donenessReply,
  season: seasonReply,
  pairing: pairingReply,
  recipes: recipesReply,
  allergens: allergensReply,
  diets: dietsReply,
  nutrition: nutritionReply,
  hazard: hazardReply,
  medical: medicalReply,
  greeting: greetingReply,
  thanks: thanksReply,
  about: aboutReply,
  unknown: unknownReply,
}

/** Topics after which 'make recipes from this' is a help and not an insult. */
const cooksOn: ReadonlySet<AnswerTopic> = new Set([
  'storage',
  'preserving',
  'doneness',
  'season',
  'pairing',
  'recipes',
  'diets',
  'nutrition',
  'conversion',
  'temperature',
])

/**
 * What Harvest says without a model: one short text from the kitchen's own facts, with what it looked up.
 *
 * Any text is fine, also an empty one: what is not understood is answered with so much, never with a guess. Orders to the
 * assistant count as not understood. Questions that belong to a doctor get the facts there are and the professional to ask.
 * Pass each answer's `foods` and `topic` back in `context.previous`, so that 'and in the freezer?' works.
 * @example answer('how long does spinach keep?', { today: '2026-07-15', seed: 1, previous: [], basket: [] }).topic // 'storage'
 */
export function answer(question: string, context: AnswerContext): Answer {
  return withHouseholdNote(question, context, answerInTalk(question, context))
}

function answerInTalk(question: string, context: AnswerContext): Answer {
  const told = answerOnce(question, context)
  const joined = joinedWithBefore(question, told, context)
  if (joined === null) return told
  const again = answerOnce(joined, { ...context, previous: context.previous.slice(0, -2) })
  return again.topic === 'unknown' ? told : again
}

const fewWords = 9
const onlyTime = wording('day|days|week|weeks|month|months|hour|hours', 'how|what|can|is|are|do')

/** 'It has cream in it', '6 days?': what goes on from the question before is read with it. Null where a question stands for itself. */
function joinedWithBefore(question: string, told: Answer, { previous }: AnswerContext): string | null {
  const last = previous.findLast(({ role }) => role === 'user')
  const before = previous.findLast(({ topic }) => topic !== undefined)?.topic
  const plain = plainText(question)
  if (!last || plain.split(' ').length > fewWords || isRefused(question)) return null
  if (before === 'medical' && exceptions.test(plain)) return `${last.content} ${question}`
  if (before === 'substitutes' && told.topic === 'allergens' && told.foods.length === 0)
    return `${last.content} ${question}`
  if (told.topic !== 'unknown') return null
  return onlyTime.test(plain) ? `${last.content} after ${question}` : `${last.content} ${question}`
}

/** What holds of cooked, baked or hardly touched food beside the rule for small children and pregnancy. */
const exceptions = wording(
  'cooked|baked|bake|baking|heated|melted|licked|lick / only|just avocado|vegetable|veggie|cucumber / avocado|vegetable|veggie|cucumber only',
  'allergy|allergic|coeliac|intolerant',
)

function personalCard(question: string, context: AnswerContext): PermissionReply | null {
  if (!exceptions.test(plainText(question))) return null
  const card = cardReply(question, context)
  return card?.isAboutPerson ? { ...card, topic: 'medical' } : null
}

function answerOnce(question: string, context: AnswerContext): Answer {
  const first = urgentReply(question) ?? personalCard(question, context) ?? permissionReply(question, context)
  if (first) return answerAlone(first)
  const read = understand(question, context)
  const understood = wantsDishes(read) && told(read) ? { ...read, topic: 'recipes' as const } : read
  const known = knowledgeReply(question, understood)
  if (known) return answerAlone(known)
  const reply = tableReply(understood)
  const said = reply ?? unknownReply(understood)
  const topic = reply ? understood.topic : 'unknown'
  const foods = said.foods ?? understood.foods.map(({ name }) => name)
  const cooked = allowedFoods(foods, restrictionsOf(question, context))
  return {
    text: said.text,
    topic,
    foods,
    lookups: said.lookups ?? [],
    suggestions: said.suggestions ?? followUps(topic, understood.foods),
    ...(cooksOn.has(topic) && cooked.length > 0 ? { canMakeRecipesFrom: cooked } : {}),
  }
}

/** Figures of measures, nutrition, seasons and degrees are computed; a card only says what holds in general. */
const computed: ReadonlySet<AnswerTopic> = new Set([
  'allergens',
  'conversion',
  'nutrition',
  'season',
  'medical',
  'greeting',
  'thanks',
  'about',
])

/** Days that are counted or asked for come from the tables; all else from the cards first. Null where only the tables of foods may know. */
function knowledgeReply(question: string, understood: Question): PermissionReply | null {
  const { text, topic, foods, context } = understood
  if (isRefused(question)) return null
  const own = ownReply(question, context)
  if (own) return own
  const isHow = topic === 'season' && text.startsWith('how')
  const isRatio = topic === 'conversion' && (foods.length > 1 || asksForRatio.test(text))
  const advised = topic === 'medical' ? cardReply(question, context) : null
  if (advised?.isAboutPerson) return { ...advised, topic }
  if (computed.has(topic) && !isHow && !isRatio && replies[topic](understood)) return null
  if (topic === 'temperature' && asksDegrees.test(text) && temperatureReply(understood)) return null
  if (topic === 'substitutes' && foods.length > 1 && swaps(understood)) return null
  const kept = keepingReply(question, context)
  if (kept && asksForDays(question, context)) return kept
  const aged = kept ? null : agedFoodReply(understood)
  if (aged) return aged
  if (topic === 'recipes' && wantsDishes(understood)) return null
  const card = cardReply(withFoodsBefore(question, understood), context)
  if (!card || isBetterTold(understood, card) || (kept && card.coverage < sureCoverage)) return kept
  return { ...withFreezerTime(card, understood), topic: topic === 'unknown' ? card.topic : topic }
}

/** 'And in the freezer?' asks for a card about the food of the turn before. */
const withFoodsBefore = (question: string, { after, foods }: Question): string =>
  after === null ? question : `${question} ${foods.map(({ called }) => called).join(' ')}`

/** How to freeze a food, and how long it then keeps. */
function withFreezerTime(card: CardReply, { text, place, foods }: Question): CardReply {
  const [food, other] = foods
  const days = food?.storage.freezer
  const tellsTime = quantitiesIn(tokensOf(card.text)).some(({ range }) => range.max >= minutesOfDay)
  if (place !== 'freezer' || !food || other || !days || tellsTime || thawed.test(text)) return card
  if (food.members.length > 0) return card
  return { ...card, text: `${card.text} ${capital(frozenText(food))}.` }
}
const minutesOfDay = 24 * 60
const thawed = wording('again|thaw|thawed|thawing|defrost|defrosted|refreeze|burn|crystals|why')

/** Below this share of a question, a card gives way to what is known of the prepared food that is named. */
const sureCoverage = 0.7

const asksDegrees = wording(
  'temp|temperature|degree|thermometer|enough|f|c|fahrenheit|celsius|rare|pink|minced|ground',
  'without|oven|freez|freezer|fridge|why|ferment|rise|proof / water bath / sous vide',
)

/** 'How much water for a cup of rice' is no conversion of water. */
const asksForRatio = wording(
  'how much|many water|liquid|salt|yeast|stock|rice|pasta|sugar|pectin|vinegar * for|per|to|do|a|an / how many * to a|an|one|each / air fryer',
)

/** How long a food keeps the tables know best; how, why and whether are for the cards. */
const asksHowLong = wording(
  'how long|many / shelf life / =last|lasts',
  'safe|ok|okay|dangerous|need / year|month old / why / homemade / home made / my own',
)
const asksMinutes = wording('how long|many minute|do|should|to|does', 'soak|rest|marinate|pound|kilo|kg|lb')

/** True where the tables answer every word of a question of time and a card only some. */
function isBetterTold({ text, topic, foods }: Question, { coverage }: CardReply): boolean {
  const isAsked =
    topic === 'storage' ? asksHowLong.test(text) : topic === 'doneness' && asksMinutes.test(text)
  if (foods.length !== 1 || !isAsked) return false
  const fit = fitOf(text, namedFoodsIn(text))
  return !fit.isOtherThing && fit.share > coverage + 0.15
}

/** An allergy told beside a wish for dishes is no question about allergens. */
const told = ({ topic }: Question): boolean =>
  topic === 'allergens' || topic === 'diets' || topic === 'medical'

/** Whether the table knows the one food instead of the other. */
const swaps = (understood: Question): boolean => (substitutesReply(understood)?.text ?? '').startsWith('Yes')

/** What the tables of foods say; nothing where a question only brushes a topic. */
function tableReply(understood: Question): Reply | null {
  if (understood.topic === 'recipes' && !asksForDishes(understood)) return null
  if (ofOneFood.has(understood.topic) && isBeyond(understood)) return null
  return replies[understood.topic](understood)
}

/** Topics whose answer is one food's row: of another thing it would be false. */
const ofOneFood: ReadonlySet<AnswerTopic> = new Set([
  'storage',
  'spoilage',
  'doneness',
  'hazard',
  'preserving',
  'season',
])
const leastShare = 0.6

const linking = new Set(['and', 'or', 'vs', 'versus', 'with', 'beside', 'next', 'near', 'to'])

/** 'Fruit in a water bottle', 'lemon water': two foods that make a third, whose row none of them is. */
function isMixed(text: string, named: readonly NamedFood[]): boolean {
  const [one, other] = named
  if (!one || !other) return false
  const between = text.slice(one.end, other.start)
  return (
    !between.includes(',') && !between.includes('/') && !between.split(' ').some((word) => linking.has(word))
  )
}

/** True where a question is about more than its food, or about something else that the food is in. */
function isBeyond({ text, topic }: Question): boolean {
  if (findGuidance(text, topic)) return false
  const named = namedFoodsIn(text)
  const fit = fitOf(text, named)
  return named.length > 0 && (fit.isOtherThing || fit.share < leastShare || isMixed(text, named))
}

/** Orders to the assistant, harm and other languages are answered as what they are. */
function isRefused(question: string): boolean {
  const text = plainText(question)
  return isSteering(text) || meansHarm(text) || isForeign(text)
}

function answerAlone({ text, topic, foods = [], lookups = [] }: PermissionReply): Answer {
  return { text, topic, foods, lookups, suggestions: [] }
}

/** Up to three questions that come naturally next. */
function followUps(topic: AnswerTopic, [food]: readonly AskedFood[]): readonly string[] {
  if (!food) return ['What is in season now?', 'What can I cook tonight?']
  const next: Partial<Record<AnswerTopic, string>> = {
    storage: keepQuestion(food),
    substitutes: `What can I use instead of ${food.called}?`,
    pairing: `What goes well with ${food.calledPlural}?`,
    recipes: `What can I make with ${food.calledPlural}?`,
  }
  return Object.entries(next)
    .filter(([other]) => other !== topic)
    .map(([, text]) => text)
    .slice(0, 3)
}
