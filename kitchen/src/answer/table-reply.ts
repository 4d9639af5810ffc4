import type { Reply } from './answer-shape.ts'
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
import { fitOf } from './asked/fit.ts'
import { findGuidance } from './guidance.ts'
import { namedFoodsIn, namesOnlyFoods } from './named-foods.ts'
import type { NamedFood } from './named-foods.ts'
import { hearAim } from './aims/hear-aim.ts'
import { asksForDishes } from './asks-for-dishes.ts'
import { recipesReply } from './replies/recipes.ts'
import { seasonReply } from './replies/season.ts'
import { spoilageReply } from './replies/spoilage.ts'
import { storageReply } from './replies/storage.ts'
import { substitutesReply } from './replies/substitutes.ts'
import { temperatureReply } from './replies/temperature.ts'
import type { AnswerTopic } from './topics.ts'

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

/** What the tables say of a question's topic, whatever else it holds. */
export const ofTopic = (question: Question): Reply | null => replies[question.topic](question)

/** What the tables of foods say; nothing where a question only brushes a topic. */
export function tableReply(understood: Question): Reply | null {
  if (understood.topic === 'recipes' && !(asksForDishes(understood) && mayBeWish(understood))) return null
  if (ofOneFood.has(understood.topic) && isBeyond(understood)) return null
  return ofTopic(understood)
}

/** Below this chance a message hardly wants dishes, whatever its words are taken for: 'do I have to peel aubergines'. */
const hardly = 0.007
const mayBeWish = ({ text, context }: Question): boolean =>
  context.previous.length > 0 || namesOnlyFoods(text) || hearAim('dishes', text) >= hardly

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
