import type { FoodCategory } from '../../foods/index.ts'
import { risingFoods } from '../../lexicon/index.ts'
import { holdsPhrase, minutesOf, phraseSet, placesOf, readSentence, tokensOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import { tokensOf as askedTokens } from '../asked/tokens.ts'
import type { AskedFood } from '../display-name.ts'
import { guidanceText } from '../guidance.ts'
import { preparedIn } from '../keeping/keeping.ts'
import { foodsIn } from '../named-foods.ts'
import { clausesOf, warns } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'
import { approving } from './unsafe-advice-table.ts'

/** Minutes that perishable food may stand out. Source: USDA FSIS, danger zone. */
const longest = 120

const out = wording(
  'leave|left|sit|sat|stand|stood|stay|keep * out / unrefrigerated / out of * fridge|refrigerator',
)
const spared = wording(
  'no need to refrigerate|chill / not need|have to refrigerate|chill / not need|have refrigerate|refrigerating / not need|have to be refrigerated|chilled / without refrigeration|refrigerating',
)
const approval = wording(approving)
const rising = phraseSet(risingFoods)
const cutFruit = wording(
  'cut|sliced|chopped|diced|halved + melon|cantaloupe|watermelon|honeydew|papaya|tomato|lettuce',
)
const cooked = wording(
  '=cooked|leftover|leftovers|soup|stew|curry|chili|casserole|takeout|takeaway|pizza|quiche|custard|gravy|meal / pot of',
)

/** Perishable food that a sentence lets stand in the warm for more than two hours, or calls fine there; warnings of the same are kept. */
export function checkStanding({ plain, foods }: ReadStatement): StatementVerdict | null {
  const found = clausesOf(plain).some((clause) => letsStand(clause, foods))
  return found ? instead('unsafe-advice', guidanceText('left-out')) : null
}

function letsStand(clause: string, foods: readonly AskedFood[]): boolean {
  const isSpared = spared.test(clause)
  const read = readSentence(clause)
  const places = placesOf(read)
  const isWarm = places.includes('room') || places.includes('warm') || out.test(clause)
  const isCold = places.includes('cold') || places.includes('frozen')
  if (!isSpared && (!isWarm || isCold || warns(clause))) return false
  if (holdsPhrase(read.tokens, rising) || !spoils(clause, read, foods)) return false
  return isSpared || approval.test(clause) || isLong(read)
}

const isLong = (read: ReadSentence): boolean => (minutesOf(read)?.max ?? 0) > longest

const animal: ReadonlySet<FoodCategory> = new Set([
  'meat',
  'poultry',
  'fish',
  'seafood',
  'egg',
  'dairy',
  'broth',
])

function spoils(clause: string, read: ReadSentence, meant: readonly AskedFood[]): boolean {
  if (cooked.test(clause) || cutFruit.test(clause) || preparedIn(askedTokens(clause))) return true
  const own = foodsIn(clause)
  // Rice and beans that are told in hours are cooked: dry, they stand for months.
  const isOfHours = isLong(read) && (minutesOf(read)?.max ?? 0) <= minutesOfDay
  return (own.length > 0 ? own : meant).some(
    (food) => isPerishable(food) || (isOfHours && eatenCooked.has(food.category)),
  )
}

const minutesOfDay = 24 * 60
const eatenCooked: ReadonlySet<FoodCategory> = new Set(['grain', 'pasta-noodle'])

/** Butter, hard cheese and what the tables keep in a cupboard stand without harm. */
const isPerishable = ({ category, name, storage }: AskedFood): boolean =>
  animal.has(category) && storage.pantry === null && !tokensOf(name).some(({ word }) => word === 'butter')
