import { foodWords } from '../reading/index.ts'
import { accountReply } from './account-questions.ts'
import type { Reply, TopicReply } from './answer-shape.ts'
import { peopleIn } from './asked/eaters.ts'
import { fitOf } from './asked/fit.ts'
import { wording } from './asked/wording.ts'
import { wantsDishes } from './asks-for-dishes.ts'
import { canningMinutes } from './canning/canning-reply.ts'
import { cardReply, sureCoverage } from './cards/card-reply.ts'
import type { CardReply } from './cards/card-reply.ts'
import { findGuidance } from './guidance.ts'
import { meansHarm } from './harm.ts'
import { isForeign } from './languages.ts'
import { namedFoodsIn } from './named-foods.ts'
import { plainText } from './plain-text.ts'
import type { Question } from './question.ts'
import { conversionReply } from './replies/conversion.ts'
import { differenceReply } from './replies/differences.ts'
import { donenessReply } from './replies/doneness.ts'
import { endPointReply } from './replies/end-points.ts'
import { lowOvenReply } from './replies/low-oven.ts'
import { substitutesReply } from './replies/substitutes.ts'
import { isBareTemperature, isReheated, temperatureReply } from './replies/temperature.ts'
import { thawingReply } from './replies/thawing.ts'
import { isSteering } from './steering.ts'
import { agedFoodReply } from './storage/aged-food.ts'
import { asksForDays, preparedFoodReply } from './storage/prepared-food-reply.ts'
import { standingReply } from './storage/standing-food.ts'
import { useByReply } from './storage/use-by-day.ts'
import { ofTopic } from './table-reply.ts'
import type { AnswerTopic } from './topics.ts'
import { capital } from './voice.ts'
import { goesOnFromWish } from './wishes/wish-in-talk.ts'
import { withFreezerTime } from './freezer-time.ts'

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

/** What nobody may open or taste comes before how it is made. */
const beforeCards: ReadonlySet<string> = new Set(['swollen-can', 'spoilt-jar'])

/** What is computed of just what is told and asked: the app's own matters, hours out of the cold, minutes of jars, degrees. Null where nothing is. */
export function countedReply(question: string, understood: Question): TopicReply | null {
  const { text, foods, context } = understood
  if (isRefused(question) || beforeCards.has(findGuidance(text)?.key ?? '')) return null
  const own = accountReply(question, context)
  if (own) return own
  const dated = useByReply(understood)
  if (dated) return dated
  const standing = standingReply(understood)
  if (standing) return standing
  const names = foods.map(({ name }) => name)
  const canned = canningMinutes(understood)
  if (canned) return { ...canned, topic: 'preserving', foods: names }
  const degrees = degreesReply(understood)
  if (degrees) return { ...degrees, topic: 'temperature', foods: names }
  const thawing = thawingReply(understood)
  return thawing && { ...thawing, topic: 'storage', foods: names }
}

/** 'I left the casserole on the hob and forgot it': no heat afterwards makes up for it. */
const tellsOfStanding = wording('left|forgot|forgotten|stood|standing / sat out|overnight')
/** The oven that is too cool, the end point that is told, the degrees that are asked for. */
const degreesReply = (understood: Question): Reply | null =>
  lowOvenReply(understood) ??
  (tellsOfStanding.test(understood.text) ? null : endPointReply(understood.text)) ??
  (isBareTemperature(understood) ? temperatureReply(understood) : null)

/** Days that are counted or asked for come from the tables; all else from the cards first. Null where only the tables of foods may know. */
export function knowledgeReply(question: string, understood: Question): TopicReply | null {
  const { text, topic, foods, context } = understood
  if (isRefused(question)) return null
  if (beforeCards.has(findGuidance(text)?.key ?? '')) return null
  const names = foods.map(({ name }) => name)
  const isAfterDishes = context.previous.findLast((turn) => turn.topic !== undefined)?.topic === 'recipes'
  if (topic === 'recipes' && isAfterDishes && goesOnFromWish(text)) return null
  if (topic === 'substitutes' && accident.test(text)) {
    const rescue = cardReply(question, context)
    return rescue === null ? null : { ...rescue, topic: 'doneness' }
  }
  const isHow = topic === 'season' && text.startsWith('how')
  const swapped = topic === 'conversion' ? swappedReply(understood) : null
  if (swapped) return { ...swapped, topic: 'substitutes', foods: names }
  const isSeveral =
    topic === 'conversion' && foods.length > 1 && (conversionReply(understood)?.foods?.length ?? 0) > 1
  const isRatio =
    topic === 'conversion' &&
    !isSeveral &&
    (asksForBird.test(text) || (peopleIn(text) === null && (foods.length > 1 || asksForRatio.test(text))))
  const advised = topic === 'medical' ? cardReply(question, context) : null
  if (advised?.isAboutPerson) return { ...advised, topic }
  // 'How much salt in pasta water' asks for a ratio, and not what water holds.
  const isOfWater = topic === 'nutrition' && foods.length > 1 && foods.some(({ name }) => name === 'water')
  const ratio = isOfWater ? cardReply(question, context) : null
  if (ratio && ratio.coverage >= wholeCoverage) return ratio
  if (computed.has(topic) && !isHow && !isRatio && ofTopic(understood)) return null
  const isTabled =
    topic === 'temperature' && asksDegrees.test(text) && !isReheated(text) && !asksToCook.test(text)
  if (isTabled && temperatureReply(understood)) return null
  if (topic === 'substitutes' && foods.length > 1 && swaps(understood)) return null
  const whole = cardReply(question, context)
  const isWhole = whole !== null && whole.coverage >= wholeCoverage
  if (!isWhole && isTimedCooking(understood) && donenessReply(understood)) return null
  const kept = preparedFoodReply(question, context)
  if (kept && asksForDays(question, context) && !(isWhole && isCooked.test(text))) return kept
  const aged = kept ? null : agedFoodReply(understood)
  if (aged) return aged
  const isAnswered = isWhole && (asksHow.test(text) || foods.every(({ isDish }) => isDish))
  if (topic === 'recipes' && wantsDishes(understood) && !isAnswered && cooksIt(understood, isWhole))
    return null
  // Where the foods of the turn before find nothing, the question stands for itself: 'my soup is too salty, can I save it'.
  const card = cardReply(withFoodsBefore(question, understood), context) ?? whole
  const isSure = card !== null && card.coverage >= sureCoverage
  const compared = isSure ? null : differenceReply(text)
  if (compared) return { ...compared, topic: topic === 'unknown' ? 'nutrition' : topic }
  const isOther =
    topic === 'substitutes' &&
    card?.isInstead === false &&
    !asksAmount.test(text) &&
    !asksToTellApart.test(text)
  if (isOther && knowsInstead(understood)) return null
  if (!card || isBetterTold(understood, card) || (kept && card.coverage < sureCoverage && asksStorage(text)))
    return kept
  const isLoose = topic === 'unknown' || (topic === 'recipes' && card.topic === 'hazard')
  return { ...withFreezerTime(card, understood), topic: isLoose ? card.topic : topic }
}

/** 'And in the freezer?' asks for a card about the food of the turn before. */
const withFoodsBefore = (question: string, { after, foods }: Question): string =>
  after === null ? question : `${question} ${foods.map(({ called }) => called).join(' ')}`

/** Whether a question has a word of keeping at all: 'can I use old jars for jam' has none. */
const asksStorage = (text: string): boolean => keeps.test(text)
const keeps = wording(
  'keep|last|lasts|store|stored|storage|fridge|refrigerator|refrigerate|freez|freezer|frozen|safe|good|ok|okay|fine|fresh|day|days|week|weeks|month|months|year|hour|hours|overnight|left|old|expire|bad|off|eat|date|pantry|counter|shelf|open|opened|still',
  'old jar|jars|pan|pot',
)

/** A card about everything that a question names comes before what is said of one of its foods. */
export const wholeCoverage = 0.99
const isCooked = wording('cook|bake|roast|fry|grill|boil * from|straight|while|still frozen')

const asksDegrees = wording(
  'temp|temperature|degree|thermometer|enough|f|c|fahrenheit|celsius|rare|pink|minced|ground',
  'without|oven|freez|freezer|fridge|why|ferment|rise|proof / water bath / sous vide',
)

/** Who asks how to cook a steak medium-rare wants more than a figure. */
const asksToCook = wording(
  'how do|to|should|can|would i|we|you cook|make|grill|fry|sear|get|pan / how to cook|make|grill|fry|sear|get',
  'temperature|temp|degree|thermometer|hot',
)

/** A whole bird has bones, which no portion of meat counts. */
const asksForBird = wording('how much|big|many * turkey', 'breast|ground|leg|thigh|mince|sliced|deli')

/** 'How much water for a cup of rice' is no conversion of water. */
const asksForRatio = wording(
  'how much|many water|liquid|salt|yeast|stock|rice|pasta|sugar|pectin|vinegar * for|per|to|do|a|an / how many * to a|an|one|each / air fryer / dried|dry * fresh / fresh * dried|dry',
)

/** How long a food keeps the tables know best; how, why and whether are for the cards. */
const asksHowLong = wording(
  'how long|many / shelf life / =last|lasts',
  'safe|ok|okay|dangerous|need / year|month old / why / homemade / home made / my own',
)
const asksMinutes = wording('how long|many minute|do|should|to|does', 'soak|rest|marinate|pound|kilo|kg|lb')

/** 'How long do I steam broccoli': one food, one way to cook it, and nothing else. */
function isTimedCooking({ text, topic, foods }: Question): boolean {
  const isOne = topic === 'doneness' && foods.length === 1 && cookTimes.test(text)
  const fit = isOne ? fitOf(text, namedFoodsIn(text)) : null
  return fit !== null && !fit.isOtherThing && fit.share >= leastShare
}
const leastShare = 0.5
const cookTimes = wording(
  'how long * steam|boil|roast|bake|grill|simmer|saute|fry / how many minute * steam|boil|roast|bake|grill|simmer|saute|fry',
  'per pound|kilo|kg|lb / soak|rest|marinate|slow',
)

/** What was done already wants rescue: 'I used salt instead of sugar'. */
const accident = wording(
  'i|we|she|he|husband|wife|have|accidentally|mistakenly =used|=put|=added|=grabbed|=poured|=took|=threw|=mixed * instead / =put|=used|=added|=grabbed * instead of',
  'can|could|should|may|how|to|is',
)

/** True where the tables answer every word of a question of time and a card only some. */
function isBetterTold({ text, topic, foods }: Question, { coverage }: CardReply): boolean {
  const isAsked =
    topic === 'storage' ? asksHowLong.test(text) : topic === 'doneness' && asksMinutes.test(text)
  if (foods.length !== 1 || !isAsked) return false
  const fit = fitOf(text, namedFoodsIn(text))
  return !fit.isOtherThing && fit.share > coverage + 0.15
}

const asksAmount = wording('how much|many')
/** 'How much baking soda for 1 tsp of baking powder': one food stands in for the other, where the table has the ratio. */
function swappedReply(understood: Question) {
  const [one, other, third] = understood.foods
  if (!one || !other || third || !howMuch.test(understood.text)) return null
  const text = `can i use ${one.said} instead of ${other.said}`
  const reply = substitutesReply({ ...understood, text })
  if (!reply?.text.startsWith(allowed) || one.category !== other.category) return null
  return { ...reply, text: capital(reply.text.slice(allowed.length)) }
}
const allowed = 'Yes, '
const howMuch = wording('how much|many * for|per|to', 'substitute|instead|replace')

/** Whether dishes may answer: they do, unless a card speaks of all that was said and no dish is named for the food ('carrot tops'). */
function cooksIt(understood: Question, isTold: boolean): boolean {
  const dishes = ofTopic(understood)
  if (!dishes || !isTold) return dishes !== null
  const titles = (dishes.lookups?.[0]?.facts ?? []).map(({ label }) => label.toLowerCase())
  const names = understood.foods.flatMap(({ name, members }) => [name, ...members]).flatMap(foodWords)
  return titles.some((title) => names.some((name) => title.includes(name)))
}

/** What asks how beside a word of dishes: 'recipe for 4, how do I halve the baking powder'. */
const asksHow = wording('how to|much|many|long / why', 'use up')
const asksToTellApart = wording('difference|differences')

/** Whether the table has something instead of the food. */
const knowsInstead = (understood: Question): boolean =>
  (substitutesReply(understood)?.lookups?.length ?? 0) > 0

/** Whether the table knows the one food instead of the other. */
const swaps = (understood: Question): boolean => (substitutesReply(understood)?.text ?? '').startsWith('Yes')

/** Orders to the assistant, harm and other languages are answered as what they are. */
export function isRefused(question: string): boolean {
  const text = plainText(question)
  return isSteering(text) || meansHarm(text) || isForeign(text)
}
