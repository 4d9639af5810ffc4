import { cookName, diets as allDiets } from '../../foods/index.ts'
import type { Diet, Food } from '../../foods/index.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { saysKindByDiet } from '../asked/diet-kinds.ts'
import { dietsIn } from '../diet-words.ts'
import { finedText, isFined } from '../may-eat/fined-drinks.ts'
import { hasAnimalRennet } from '../may-eat/rennet.ts'
import type { Question } from '../question.ts'
import { capital, isSeveral, listed } from '../voice.ts'

/** Whether foods fit a diet and why not; without a diet in the question, every diet they fit. */
export function dietsReply({ text, foods, context }: Question): Reply | null {
  if (foods.length === 0 || saysKindByDiet(text)) return null
  const named = dietsIn(text)
  const previous = context.previous.findLast(
    (turn) => turn.role === 'user' && dietsIn(turn.content.toLowerCase()).length > 0,
  )
  const asked = named.length > 0 ? named : dietsIn(previous?.content.toLowerCase() ?? '')
  const sentences = foods
    .slice(0, 3)
    .map((food) => (asked.length > 0 ? verdict(food, asked) : everyDiet(food)))
  return { text: sentences.join(' '), lookups: foods.slice(0, 3).map(dietsLookup) }
}

function verdict(food: Food, asked: readonly Diet[]): string {
  const missed = asked.filter((diet) => !food.diets.includes(diet))
  const label = labelNote(food, asked)
  const name = cookName(food.name)
  if (missed.length === 0 && (asked.includes('vegan') || asked.includes('vegetarian')) && isFined(food.name))
    return `It depends: ${name} ${finedText}.`
  if (missed.length === 0) return `Yes, ${name} ${isAre(food)} ${listed(asked)}.${label}`
  const kept = asked.filter((diet) => !missed.includes(diet))
  if (kept.length > 0)
    return `${capital(name)} ${isAre(food)} ${listed(kept)} but not ${listed(missed, 'or')}${reason(food, missed)}.`
  return `No, ${name} ${isAre(food)} not ${listed(missed, 'or')}${reason(food, missed)}.`
}

/** Whether a food fits the diets, as a statement and not an answer. */
export function dietSentence(food: Food, asked: readonly Diet[]): string {
  return capital(withoutSign(verdict(food, asked)))
}

const withoutSign = (text: string): string => {
  const sign = ['Yes, ', 'No, '].find((each) => text.startsWith(each))
  return text.slice(sign?.length ?? 0)
}

const itContains = ({ name }: Food): string => (isSeveral(cookName(name)) ? 'they contain' : 'it contains')

const isAre = ({ name }: Food): string => (isSeveral(cookName(name)) ? 'are' : 'is')

/** Why a food is outside a diet, where its category or allergens say so. */
function reason(food: Food, missed: readonly Diet[]): string {
  if (missed.includes('gluten-free') && food.eu14.includes('gluten')) return `: ${itContains(food)} gluten`
  if (missed.includes('dairy-free') && food.eu14.includes('milk')) return `: ${itContains(food)} milk`
  if (hasAnimalRennet(food.name) && missed.includes('vegetarian')) {
    return ': the real one is made with animal rennet; look for one with vegetable rennet'
  }
  if (missed.includes('keto')) return `: ${Math.round(food.per100g.carbs_g)} g of carbohydrate in 100 g`
  if (missed.includes('paleo')) return ', which leaves out grains, legumes, dairy and refined sugar'
  return missed.includes('vegan') || missed.includes('vegetarian')
    ? `: ${isSeveral(cookName(food.name)) ? 'they come' : 'it comes'} from an animal`
    : ''
}

function labelNote(food: Food, asked: readonly Diet[]): string {
  const doubts = food.mayContain.filter(
    (allergen) =>
      (asked.includes('gluten-free') && (allergen === 'wheat' || allergen === 'gluten')) ||
      ((asked.includes('dairy-free') || asked.includes('vegan')) && allergen === 'milk'),
  )
  return doubts.length > 0 ? ` Some brands contain ${listed([...new Set(doubts)])}, so read the label.` : ''
}

function everyDiet(food: Food): string {
  const fitting = allDiets.filter((diet) => food.diets.includes(diet))
  if (fitting.length === 0) return `${capital(cookName(food.name))} fits none of the diets I know.`
  return `${capital(cookName(food.name))} fits these diets: ${listed(fitting)}.`
}

function dietsLookup(food: Food): Lookup {
  const facts = allDiets.map((diet) => ({
    label: diet,
    value: food.diets.includes(diet) ? 'yes' : 'no',
    source: food.source.id,
  }))
  return { kind: 'diets', food: food.name, facts }
}
