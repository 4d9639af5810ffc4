import { quantitiesIn, tokensOf } from '../reading/index.ts'
import { wording } from './asked/wording.ts'
import type { CardReply } from './cards/card-reply.ts'
import type { Question } from './question.ts'
import { frozenText } from './replies/storage.ts'
import { capital } from './voice.ts'

/** How to freeze a food, and how long it then keeps. */
export function withFreezerTime(card: CardReply, { text, place, foods }: Question): CardReply {
  const [food, other] = foods
  const days = food?.storage.freezer
  const tellsTime = quantitiesIn(tokensOf(card.text)).some(({ range }) => range.max >= minutesOfDay)
  if (place !== 'freezer' || !food || other || !days || tellsTime || thawed.test(text)) return card
  if (food.members.length > 0) return card
  return { ...card, text: `${card.text} ${capital(frozenText(food))}.` }
}
const minutesOfDay = 24 * 60
const thawed = wording('again|thaw|thawed|thawing|defrost|defrosted|refreeze|burn|crystals|why')
