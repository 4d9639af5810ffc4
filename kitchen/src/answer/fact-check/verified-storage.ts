import { risingFoods } from '../../lexicon/index.ts'
import {
  clausesOf as clausesRead,
  holdsPhrase,
  minutesOf,
  phraseSet,
  placesOf,
  tokensOf as readTokens,
} from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { tokensOf } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { preparedIn } from '../storage/prepared-food-reply.ts'
import type { ReadStatement } from './statement.ts'
import { isTimeKnown } from './storage-claims.ts'

/** Minutes that food may stand out. Source: USDA FSIS, danger zone. */
const longestOut = 120
const aDay = 24 * 60
const rising = phraseSet(risingFoods)

/** Times stand in the tables; in the cold, within a day, is always right; elsewhere what keeps there by its row, dough, and what stands no longer than it may. */
export function isStorageKnown(
  statement: ReadStatement,
  isWarning: (statement: ReadStatement) => boolean,
): boolean {
  const { read, plain } = statement
  const foods = keptOf(statement)
  if (isSpared(read)) return foods.length > 0 && foods.every((food) => keepsOutside(food, plain))
  const minutes = Math.max(0, ...clausesRead(read).map((clause) => minutesOf(clause)?.max ?? 0))
  const isEndless = endless.test(plain) || (manyMonths.test(plain) && !isCounted(read))
  if (isEndless && !isWarning(statement))
    return foods.length > 0 && foods.every((food) => keepsForYears(food, statement))
  if (minutes >= aDay) return isTimeKnown(statement) || (minutes === aDay && aheadOfMeal.test(plain))
  const places = placesOf(read)
  if (isWarning(statement)) return true
  if (stood.test(plain) && !places.includes('cold') && !places.includes('frozen')) return false
  const isWarm = places.some((place) => place === 'room' || place === 'warm' || place === 'shelf')
  if (isWarm)
    return (
      (minutes === 0 && !stays.test(plain)) ||
      holdsPhrase(read.tokens, rising) ||
      foods.some(({ name }) => holdsPhrase(readTokens(name), rising)) ||
      (minutes > 0 && minutes <= longestOut && !(places.includes('shelf') && stays.test(plain))) ||
      (minutes === 0 && foods.length > 0 && foods.every((food) => keepsOutside(food, plain)))
    )
  return true
}

/** Made the day before, it waits in the cold as everything does. */
const aheadOfMeal = wording('ahead / in advance / day|evening|night before', '=counter|=room|=out|stuff|warm')

/** A time without an end: only of what keeps a year on a shelf. */
const endless = wording(
  'indefinitely|forever|=ages|=years|eternally / for good / no limit|expiry / never go|goes|spoil|spoils',
)
/** Months that nobody counts. */
const manyMonths = wording('keep * =months')
const isCounted = ({ quantities }: ReadSentence): boolean =>
  quantities.some(({ kind, range }) => kind === 'duration' && range.max >= aDay)
const aYear = 365
const keepsForYears = (food: AskedFood, { plain, asked }: ReadStatement): boolean =>
  (food.storage.pantry?.max ?? 0) >= aYear && keepsOutside(food, `${asked} ${plain}`)

/** What is kept: not the water that stems stand in. */
function keptOf({ foods, about }: ReadStatement): readonly AskedFood[] {
  const solid = foods.filter(({ name }) => name !== 'water')
  return solid.length > 0 ? solid : about
}

/** 'You need not refrigerate it', 'no fridge needed'. */
const isSpared = ({ mentions }: ReadSentence): boolean => {
  const denial = mentions.find(
    ({ kind, id }) => kind === 'word' && (id === 'negation' || id === 'forbidding'),
  )
  return mentions.some(
    ({ effect, kind, senses, first, text }) =>
      (kind === 'place' && chilling.test(text.toLowerCase()) && senses.every(({ id }) => id !== 'cold')) ||
      (denial !== undefined &&
        denial.first < first &&
        (effect === 'chill' || (kind === 'place' && senses.some(({ id }) => id === 'cold')))),
  )
}

const chilling = wording('refrigerate|refrigerating|refrigeration|fridge|unrefrigerated|unchilled')

/** Where something was, in the past, and nobody says that it was cold there. */
const stood = wording('=stayed|=stood|=sat|=spent|=left')

/** Being brought to room temperature is no keeping. */
const stays = wording('keep|store|last|leave|left|stand|sit|stay|live|overnight|long / be fine|safe|ok|good')

const cookedBefore = wording(
  'cooked|leftover|leftovers|boiled|roasted|baked|opened|cut|sliced|peeled|jar|jars|bottle|bottles|lid|lids',
)

/** By its row, or grown and whole, where only its looks suffer. */
const keepsOutside = ({ storage, category, members }: AskedFood, plain: string): boolean =>
  (storage.pantry !== null || (whole.has(category) && members.length === 0)) &&
  !cookedBefore.test(plain) &&
  !preparedIn(tokensOf(plain))
const whole: ReadonlySet<string> = new Set(['herb'])
