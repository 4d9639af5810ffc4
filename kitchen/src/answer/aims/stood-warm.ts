import type { TopicReply } from '../answer-shape.ts'
import { tokensOf } from '../asked/tokens.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import { leftOutReply } from '../replies/guidance.ts'
import { tellsOfPowerCut } from '../storage/stood-out.ts'
import type { AnswerTopic } from '../topics.ts'
import { hearAim } from './hear-aim.ts'

/** From which chance on a message tells of food that stood warm too long, whatever its words were understood as. */
const sure = 0.74
/** What belongs to a doctor or to who may eat what is not set aside. */
export const elsewhere: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'medical',
  'allergens',
  'diets',
  'about',
])

/** How long perishable food may stand out, and what is done with it then, as every answer on it says it. */
const saysLimit = (text: string): boolean => text.includes('2 hours') && text.includes('throw')

/** What to do with perishable food that a message tells stood warm; null for a message that does not, and where the answer already is to throw it away. */
export function stoodWarm(message: string, told: TopicReply): TopicReply | null {
  if (elsewhere.has(told.topic) || refuses(told.text) || saysLimit(told.text.toLowerCase())) return null
  // What a closed fridge without power keeps has hours of its own.
  if (tellsOfPowerCut(tokensOf(plainText(message))) || hearAim('stood-warm', message) < sure) return null
  return leftOutReply()
}
