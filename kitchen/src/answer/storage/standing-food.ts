import type { TopicReply } from '../answer-shape.ts'
import type { AskedFood } from '../display-name.ts'
import { perishableCategories } from '../../safety/index.ts'
import { elapsedIn } from '../asked/elapsed.ts'
import { openingWords } from '../asked/opening-words.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { findGuidance } from '../guidance.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import type { Question } from '../question.ts'
import { leftOutReply } from '../replies/guidance.ts'
import { likeOf, storageLookup } from '../replies/storage.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import { wording } from '../asked/wording.ts'
import { capital, verb } from '../voice.ts'
import { soldDry, stoodFoodReply } from './prepared-food-reply.ts'
import { isNamedAlone, spoilsOutside } from './spoils-outside.ts'
import { hoursAtMost, hoursOut, tellsOfStanding } from './stood-out.ts'

/** What tells that the food is no longer as it was bought. */
const changed = wording(
  'in|under oil / infused / cook|cooked|boiled|fried|roast|roasted|baked|cut|sliced|chopped|peeled|half|open|opened|leftover|thawed|defrosted|frozen|soup|stew|salad|pan|pot|stove|hob|oven|marinated|soaked|mixed|mashed|blended|dough|batter|baby|toddler|pregnant',
)
const onShelf: ReadonlySet<string> = new Set([
  'sweetener',
  'spice',
  'flour-baking',
  'oil-fat',
  'nut-seed',
  'bread-bakery',
])
const wholeProduce: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb'])
const madeOf: ReadonlySet<string> = new Set([
  'canned',
  'frozen',
  'cooked',
  'roasted',
  'baked',
  'boiled',
  'pickled',
  'mashed',
  'scalloped',
  'candied',
  'creamed',
  'glazed',
  'stuffed',
])
const fewestDays = 14
const ofKeeping: ReadonlySet<string> = new Set(['storage', 'spoilage', 'hazard'])
const forever = 'It keeps indefinitely.'

/** What stands warm on purpose, or is asked about for the pan. */
const onPurpose = wording(
  'in|under oil / infused|confit / ripen|ripe|rise|proof|prove|ferment|fermenting|soak|soaking|cure|dry|drying|soften|starter|sourdough|dough|kefir|kombucha|sprouting|temper|simmer|simmering|=cooking / come|bring|get to room temperature',
)
/** Stands warm on purpose too, and for no longer than other food. Source: USDA FSIS, The Big Thaw; two-hour rule. */
const onPurposeForAWhile = wording(
  'thaw|thawing|thawed|defrost|defrosted|defrosting|marinate|marinating|marinated|brine|rest|resting|cool|cooling',
)
/** Thawed where it is cold, it does not stand warm. */
const inCold = wording('fridge|refrigerator|cold water|running|microwave')
/** Source: USDA FSIS, two-hour rule. */
const creamFilled = wording(
  'cream|custard|mascarpone|curd + cake|cupcake|cupcakes|roulade|eclair|eclairs|frosting|icing|filling|trifle|pastries',
  'buttercream|ice cream|cream puff recipe',
)
const creamText =
  'At most 2 hours, or 1 hour where it is hotter than 90°F (32°C): what has cream, custard or cream cheese in it or on it spoils like milk. Longer than that, throw it away; until then it stands in the fridge, 3 to 4 days.'
/** From the shop in a warm car. Source: USDA FSIS, two-hour rule; frozen food with ice crystals: USDA FSIS, Freezing and Food Safety. */
const onTheWay = wording(
  'traffic / drive|drove|driving|ride|trip|journey|bus|train|car|trunk|boot + groceries|shopping|bought|home',
)
const onTheWayText =
  'No: raw meat, fish, eggs, milk, soft cheese and cooked food that were out of the cold for more than 2 hours, or 1 hour where it is hotter than 90°F (32°C), are thrown away; cooking them does not help. What a thermometer still shows at 40°F (4°C) or below may stay, and frozen food that has ice crystals in it may be frozen again. Whole fruit, vegetables, butter, hard cheese and bread are fine.'
/** A limit or a verdict: 'how long can it', 'is it still', 'toss?'. */
const asks = wording(
  'how long|many / time / safe|ok|okay|fine|good|edible|bad|eat|toss|throw|bin|keep|reheat|save',
)

/** Whether food that stood out may still be eaten, or how long it may stand: by the hours told, else the limit. Null where a message is about no such food. */
export function standingReply(understood: Question): TopicReply | null {
  const { text, foods, topic } = understood
  const tokens = tokensOf(text)
  if (elsewhere.has(topic) || !tellsOfStanding(tokens)) return null
  const hours = hoursIn(tokens, understood)
  const bought = boughtFood(understood)
  const said = bought && ofKeeping.has(topic) ? textFor(bought) : null
  if (said !== null)
    return {
      text: said,
      topic: 'storage',
      foods: [bought?.name ?? ''],
      lookups: bought ? [storageLookup(bought)] : [],
    }
  const isAsked = openingWords.has(tokens[0]?.word ?? '') || asks.test(text) || hours > 0
  if (onTheWay.test(text) && foods.some(perishable) && hours > hoursAtMost)
    return { text: onTheWayText, topic: 'hazard', foods: [], lookups: [] }
  const isMeant =
    onPurpose.test(text) || (onPurposeForAWhile.test(text) && (inCold.test(text) || !(hours > hoursAtMost)))
  if (isMeant || !isAsked) return null
  if (creamFilled.test(text)) return { text: creamText, topic: 'hazard', foods: [], lookups: [] }
  return (
    (ofPerson.has(topic) && hasRestriction(understood) ? null : stoodFoodReply(understood)) ??
    (bought && perishable(bought) ? limitReply(bought, tokens, understood) : null) ??
    (hours > hoursAtMost && isSpoiled(understood, bought) ? leftOutReply() : null)
  )
}
const elsewhere: ReadonlySet<string> = new Set(['medical', 'about'])
/** Who asks whether somebody may eat it is told no more than that it must not be eaten. */
const ofPerson: ReadonlySet<string> = new Set(['allergens', 'diets'])

const hasRestriction = ({ text, context }: Question): boolean => restrictionsOf(text, context).length > 0

/** The one food of a message, where nothing tells that it is no longer as it was bought. */
function boughtFood({ text, foods: [food, other] }: Question): AskedFood | null {
  if (food === undefined || other !== undefined || food.isDish || changed.test(text)) return null
  return isWholeProduce(text, food) || !wholeProduce.has(food.category) ? food : null
}

const isWholeProduce = (text: string, food: AskedFood): boolean =>
  wholeProduce.has(food.category) &&
  !changed.test(text) &&
  !madeOf.has(food.name.split(' ')[0] ?? '') &&
  isNamedAlone(text, food)

/** Whether what stood out too long is a dish or an opened food, whatever the table says of what it is sold as. */
const isSpoiled = ({ text, foods }: Question, bought: AskedFood | null): boolean =>
  foods.some(
    (food) => spoilsOutside(text, food) && !isWholeProduce(text, food) && !(bought && isOnShelf(bought)),
  )

/** Raw or bought ready, and nothing that the table keeps on a shelf: butter, hard cheese, canned fish. */
const perishable = ({ category, storage, members }: AskedFood): boolean =>
  perishableCategories.has(category) && !storage.pantry && members.length === 0

function limitReply(food: AskedFood, tokens: readonly Token[], understood: Question): TopicReply | null {
  const rule = findGuidance(understood.text)?.key
  // Butter has a rule of its own.
  if (rule !== 'left-out' && rule?.endsWith('-out') === true) return null
  return {
    text: limitText(food, hoursIn(tokens, understood)),
    topic: 'hazard',
    foods: [food.name],
    lookups: [storageLookup(food)],
  }
}

const hoursIn = (tokens: readonly Token[], { context }: Question): number =>
  hoursOut(tokens, elapsedIn(tokens, context.today)) ?? NaN

/** Source: USDA FSIS, two-hour rule. */
function limitText(food: AskedFood, hours: number): string {
  const name = capital(food.calledPlural)
  const it = verb(food, 'it', 'them')
  const limit = 'no longer than 2 hours, 1 hour where it is hotter than 90°F (32°C)'
  if (hours > hoursAtMost)
    return `Throw ${it} away: ${food.calledPlural} may stand at room temperature for ${limit}. Cooking does not help: some bacteria leave toxins behind that heat does not destroy.`
  if (hours <= hoursAtMost)
    return `${name}: that is within the limit, which is ${limit} in all. Then put ${it} in the fridge, or cook ${it}.`
  return `${name} may stand at room temperature for ${limit}; longer than that, throw ${it} away.`
}

const isOnShelf = ({ category, storage }: AskedFood): boolean =>
  onShelf.has(category) && (storage.tip.endsWith(forever) || (storage.pantry?.max ?? 0) >= fewestDays)

function textFor(food: AskedFood): string | null {
  const { category, name, storage, us9, calledPlural } = food
  if (madeOf.has(name.split(' ')[0] ?? '') || name.includes('sprout')) return null
  if (wholeProduce.has(category) && food.members.length === 0) return ofProduce(food)
  const time = storage.tip.endsWith(forever) ? 'for good' : storage.pantry && shelfLifeText(storage.pantry)
  const isDry = isOnShelf(food)
  if (!isDry || !time || isMadeUp(food) || us9.includes('egg') || us9.includes('milk')) return null
  return `Yes: ${calledPlural} ${verb(food, 'does', 'do')} not need the fridge and ${verb(food, 'keeps', 'keep')} ${time} at room temperature${likeOf(food)}, closed and dry.`
}

/** 'Jello' is the dish and not the packet that the tables know by its name. */
const isMadeUp = ({ name, said }: AskedFood): boolean =>
  [...soldDry].some((word) => name.endsWith(` ${word}`) && !said.includes(word)) &&
  !name.includes('seasoning')

/** Source: FDA, Selecting and Serving Produce Safely; USDA FSIS, two-hour rule. */
function ofProduce(food: AskedFood): string {
  const it = verb(food, 'it', 'them')
  const cold = food.storage.fridge
    ? ` In the fridge ${food.calledPlural} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(food.storage.fridge)}${likeOf(food)}.`
    : ''
  return `${capital(food.calledPlural)}, raw and whole, ${verb(food, 'is', 'are')} safe after a night on the counter; ${verb(food, 'it only ages', 'they only age')} faster: throw ${it} away when slimy, moldy or bad-smelling.${cold} Cut, peeled or cooked: no longer than 2 hours, then throw ${it} away (1 hour above 90°F, 32°C).`
}
