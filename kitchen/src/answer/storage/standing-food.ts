import type { TopicReply } from '../answer-shape.ts'
import type { AskedFood } from '../display-name.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Question } from '../question.ts'
import { likeOf, storageLookup } from '../replies/storage.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import { wording } from '../asked/wording.ts'
import { capital, verb } from '../voice.ts'
import { tellsOfStanding } from './prepared-food-reply.ts'

/** What tells that the food is no longer as it was bought. */
const changed = wording(
  'cook|cooked|boiled|fried|roast|roasted|baked|cut|sliced|chopped|peeled|half|open|opened|leftover|thawed|defrosted|frozen|soup|stew|salad|pan|pot|stove|hob|oven|marinated|soaked|mixed|mashed|blended|dough|batter|baby|toddler|pregnant',
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
])
const fewestDays = 14
const ofKeeping: ReadonlySet<string> = new Set(['storage', 'spoilage', 'hazard'])
const forever = 'It keeps indefinitely.'

/** A night on the counter of one food as it is bought that does not spoil there: a bag of sugar, a whole pepper. Null for all else. */
export function standingReply({ text, foods, topic }: Question): TopicReply | null {
  const [food, other] = foods
  if (
    !food ||
    other ||
    food.isDish ||
    !ofKeeping.has(topic) ||
    !tellsOfStanding(tokensOf(text)) ||
    changed.test(text)
  )
    return null
  const said = textFor(food)
  return said === null
    ? null
    : { text: said, topic: 'storage', foods: [food.name], lookups: [storageLookup(food)] }
}

function textFor(food: AskedFood): string | null {
  const { category, name, storage, us9, calledPlural } = food
  if (madeOf.has(name.split(' ')[0] ?? '') || name.includes('sprout')) return null
  if (wholeProduce.has(category) && food.members.length === 0) return ofProduce(food)
  const time = storage.tip.endsWith(forever) ? 'for good' : storage.pantry && shelfLifeText(storage.pantry)
  const isDry =
    onShelf.has(category) && (storage.tip.endsWith(forever) || (storage.pantry?.max ?? 0) >= fewestDays)
  if (!isDry || !time || us9.includes('egg') || us9.includes('milk')) return null
  return `Yes: ${calledPlural} ${verb(food, 'does', 'do')} not need the fridge and ${verb(food, 'keeps', 'keep')} ${time} at room temperature${likeOf(food)}, closed and dry.`
}

/** Source: FDA, Selecting and Serving Produce Safely; USDA FSIS, two-hour rule. */
function ofProduce(food: AskedFood): string {
  const it = verb(food, 'it', 'them')
  const cold = food.storage.fridge
    ? ` In the fridge ${food.calledPlural} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(food.storage.fridge)}${likeOf(food)}.`
    : ''
  return `${capital(food.calledPlural)}, raw and whole, ${verb(food, 'is', 'are')} safe after a night on the counter; ${verb(food, 'it only ages', 'they only age')} faster: throw ${it} away when slimy, moldy or bad-smelling.${cold} Cut, peeled or cooked: no longer than 2 hours, then throw ${it} away (1 hour above 90°F, 32°C).`
}
