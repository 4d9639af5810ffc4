import type { AnswerContext, Reply, TopicReply } from '../answer-shape.ts'
import { wantsDishes } from '../asks-for-dishes.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import { recipesReply } from '../replies/recipes.ts'
import type { AnswerTopic } from '../topics.ts'
import { understand } from '../understand.ts'
import { readWish } from '../wishes/read-wish.ts'
import { hasLimits, tellsHow } from '../wishes/wish.ts'
import type { Wish } from '../wishes/wish.ts'
import { hearAim } from './hear-aim.ts'

/** From which chance on a message is taken for a wish for dishes. */
const sure = 0.48
/** The same where it asks for dishes in so many words, names a food and tells a limit. */
const sureOfAsking = 0.23
/** The same where it lists foods and tells what to cook with. */
const sureOfListing = 0.13
/** The same where it names nothing to ask about but whom not to harm, for how many it is and how soon. */
const sureOfTable = 0.13
/** What was understood of a danger, or of who may eat what, is set aside only for a message that hardly is anything else. */
const surer = 0.92
/** Where allergens are told of and no dishes are asked for in so many words. */
const never = Infinity
/** Who is ill gets no dishes for the foods beside. */
const ofPersons: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['medical', 'about'])
const ofCare: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['allergens', 'diets', 'hazard'])
/** What a table computes of just these words: no story of foods that could want dishes. */
const ofTables: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'pairing',
  'conversion',
  'nutrition',
  'season',
  'temperature',
])
/** What a doctor decides, and whoever is with child: for them there are rules, and no dishes of the foods beside. */
const ofDoctors = new Set(['pregnancy', 'breastfeeding', 'condition'])

/** The answer to the words of a message, and the one whose example questions are nearer, where there is one. */
type Understood = {
  readonly told: TopicReply & { readonly isCounted?: boolean }
  readonly better: TopicReply | null
}

/**
 * The dishes that a message wishes for, though its words were understood as something else. Null where it wishes for none, where what was understood is a no,
 * and where somebody is told of whom a doctor advises.
 */
export function wishedDishes(
  message: string,
  { told, better }: Understood,
  context: AnswerContext,
): Reply | null {
  const answers = better === null ? [told] : [told, better]
  if (told.isCounted === true && refuses(told.text)) return null
  // What was counted is told before the dishes, and set aside by none.
  const aside = told.isCounted === true ? answers.slice(1) : answers
  if (restrictionsOf(message, context).some(({ kind }) => ofDoctors.has(kind))) return null
  const understood = { ...understand(message, context), topic: 'recipes' as const }
  const wish = readWish(understood)
  if (answers.some((each) => ofPersons.has(each.topic) || (isRefusal(each) && !isOfContents(each, wish))))
    return null
  // 'Pancakes without eggs' wants to know how those are made.
  if (told.topic === 'substitutes' && wish.foods.length === 0 && namesDish(wish)) return null
  const isLimited = wish.foods.length > 1 || hasLimits(wish)
  const isAsked = wantsDishes(understood) || tellsMeal(wish)
  if (isOfAllergens(wish, isAsked)) return null
  const least = sureEnough(wish, aside, isAsked)
  return isLimited && hearAim('dishes', message) >= least ? recipesReply(understood) : null
}

/** How sure to be of a wish: more where the words were understood as a danger and ask for no dishes, and where no food was named, since a card says more than dishes of any foods. */
function sureEnough(wish: Wish, answers: readonly TopicReply[], isAsked: boolean): number {
  if (tellsTable(wish)) return sureOfTable
  const isTold = answers.some(({ topic }) => topic !== 'unknown')
  if (isTold && wish.foods.length === 0) return surer
  if (isAsked && wish.ways.length > 0) return sureOfAsking
  const isOfCare = answers.some((each) => isCare(each) || ofTables.has(each.topic))
  if (isOfCare && isAsked) return sure
  if (answers.some(({ topic }) => topic === 'allergens')) return never
  if (isOfCare && !tellsHow(wish)) return surer
  // Who lists what there is and tells how it is, or is not, to be cooked asks for nothing else.
  if (!isOfCare && wish.foods.length > 1 && tellsHow(wish)) return sureOfListing
  return isAsked && wish.foods.length > 0 && hasLimits(wish) ? sureOfAsking : sure
}

/** Whether a set of dishes stays, though another answer is nearer: not before one that tells of a danger, or of who may eat what. */
export function keepsDishes(message: string, better: TopicReply | null): boolean {
  if (better === null) return hearAim('dishes', message) >= sure
  const text = plainText(message)
  const wish = readWish({ text, foods: [], context: alone })
  if (isOfAllergens(wish, wantsDishes({ text }))) return false
  if (!isCare(better)) return hearAim('dishes', message) >= sure
  return !isRefusal(better) && hearAim('dishes', message) >= sureEnough(wish, [better], wantsDishes({ text }))
}

/** Who tells of allergens and asks for no dishes in so many words is answered by what was written for that. */
const isOfAllergens = ({ restrictions }: Wish, isAsked: boolean): boolean =>
  !isAsked && restrictions.some(({ kind }) => kind === 'allergen')

/** Whether a message asks for dishes and tells a way of eating that they can be held against: what is written of that way is no answer to it. */
export function asksByWay(message: string, context: AnswerContext): boolean {
  const text = plainText(message)
  return wantsDishes({ text }) && readWish({ text, foods: [], context }).ways.length > 0
}

/** A message by itself, whatever was said before and whoever eats. */
const alone = { today: '2026-01-01', seed: 1, previous: [], basket: [] }

/** A meal that is named, or for how many and how soon it is: what is asked for without the words of asking. */
const tellsMeal = ({ kinds, servings, minutes }: Wish): boolean =>
  kinds.length > 0 || (servings !== null && minutes < Infinity)

/** 'No, chickpeas hold no sesame' refuses nothing to who wants a meal: its dishes are held against what must not be in them. */
const isOfContents = ({ topic }: TopicReply, wish: Wish): boolean => topic === 'allergens' && tellsMeal(wish)

const tellsTable = ({ foods, servings, minutes, restrictions }: Wish): boolean =>
  foods.length === 0 && servings !== null && minutes < Infinity && restrictions.length > 0

const namesDish = ({ kinds }: Wish): boolean => kinds.some(({ kind }) => kind?.isMeal !== true)

const isCare = ({ topic }: TopicReply): boolean => ofCare.has(topic)
const keeping: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['storage', 'spoilage'])
/** 'No, throw it away'; what only begins with a no ('not in the shell') may be beside the point. */
const isRefusal = (reply: TopicReply): boolean =>
  (isCare(reply) || keeping.has(reply.topic)) && refuses(reply.text)
