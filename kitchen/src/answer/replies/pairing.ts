import { cuisineStyles } from '../../cooking/index.ts'
import { cookName, findFood } from '../../foods/index.ts'
import type { Food, FoodCategory, FoodName } from '../../foods/index.ts'
import type { Reply } from '../answer-shape.ts'
import { foodWords } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { pairingSource, partnersOf } from '../pairings.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { capital, listed, pick } from '../voice.ts'
import { guidanceReply } from './guidance.ts'

const wanted: readonly (readonly [Wording, (food: Food) => boolean])[] = [
  [
    wording('herb'),
    ({ category, name }) => category === 'herb' || foodWords(name).some((word) => herbs.has(word)),
  ],
  [wording('spice'), ({ category }) => category === 'spice'],
  [wording('cheese'), ({ category, name }) => category === 'dairy' && foodWords(name).includes('cheese')],
  [wording('fruit'), ({ category }) => category === 'fruit'],
  [wording('vegetable|veg|veggie'), ({ category }) => category === 'vegetable'],
  [wording('nut'), ({ category }) => category === 'nut-seed'],
]
const herbs = new Set('basil cilantro sage dill mint thyme rosemary parsley chive chives'.split(' '))
/** For foods without a list of their own: what most cooks add to their kind. */
const byCategory: Readonly<Partial<Record<FoodCategory, FoodName>>> = {
  fish: 'salmon',
  seafood: 'shrimp',
  poultry: 'chicken breast',
}

/** Where fewer of the kind asked for are known, others are named behind them. */
const fewest = 3

const besides = wording('besides|except|bar / other|rather than / apart|aside from / not|no just|only')

/** Whether a food stands behind 'besides': it is known and not asked for. */
function isLeftOut({ said }: AskedFood, text: string): boolean {
  const at = text.indexOf(said)
  return at > 0 && besides.test(text.slice(0, at).slice(-longestBesides))
}
/** Letters that 'other than just the ' takes. */
const longestBesides = 24

/** What goes with a food, by kitchen practice; whether two foods go together. */
export function pairingReply(question: Question): Reply | null {
  const rule = findGuidance(question.text, 'pairing')
  if (rule) return guidanceReply(rule)
  const asked = question.foods.filter((each) => !isLeftOut(each, question.text))
  const specific = asked.filter(({ said }) => !wanted.some(([words]) => words.test(said)))
  const [food, other] = specific.length > 0 ? specific : asked
  if (!food) return null
  const leftOut = question.foods.filter((each) => !asked.includes(each)).map(({ name }) => name)
  const partners = partnersFor(food).filter((name) => !leftOut.includes(name))
  if (other) return together(food, other, partners)
  const kind = wanted.find(([words]) => words.test(question.text))
  const fitting = kind && leftOut.length === 0 ? partners.filter((name) => matches(name, kind[1])) : partners
  const named = (fitting.length < fewest ? [...new Set([...fitting, ...partners])] : fitting).slice(0, 6)
  if (named.length === 0) {
    return {
      text: `I have no classic partners for ${food.called} written down. Lemon, olive oil and fresh herbs rarely go wrong with it.`,
    }
  }
  const opening = pick(question.context.seed, question.text, ['Classic with', 'At its best with', 'Try with'])
  return {
    text: `${opening} ${food.calledPlural}: ${listed(named.map(cookName))}.${homes(food)}`,
    lookups: [pairingLookup(food, named)],
  }
}

function partnersFor(food: Food): readonly FoodName[] {
  const own = partnersOf(food.name)
  const like = byCategory[food.category]
  return own.length === 0 && like ? partnersOf(like) : own
}

function matches(name: FoodName, test: (food: Food) => boolean): boolean {
  const food = findFood(name)
  return food !== undefined && test(food)
}

/** ' It is at home in Greek and Levantine cooking.', for the cuisines that keep the food as their own seasoning. */
function homes({ name }: Food): string {
  const at = Object.values(cuisineStyles)
    .filter((style) => [...style.aromatics, ...style.spices, ...style.herbs, ...style.sauces].includes(name))
    .map(({ adjective }) => adjective)
  return at.length > 0 && at.length < 6 ? ` It is at home in ${listed(at)} cooking.` : ''
}

function together(food: AskedFood, other: AskedFood, partners: readonly FoodName[]): Reply {
  const known = partners.includes(other.name) || partnersFor(other).includes(food.name)
  const shared = partners.filter((name) => partnersFor(other).includes(name)).slice(0, 2)
  const link = shared.length > 0 ? ` ${capital(listed(shared.map(cookName)))} would tie them together.` : ''
  return {
    text: known
      ? `Yes, ${food.called} and ${other.called} are a classic pair.`
      : `Not a classic pair that I know, but nothing forbids ${food.called} with ${other.called}; try a spoonful first.${link}`,
    lookups: [pairingLookup(food, partners.slice(0, 6))],
  }
}

function pairingLookup(food: Food, names: readonly FoodName[]) {
  return {
    kind: 'pairing' as const,
    food: food.name,
    facts: [{ label: 'goes with', value: names.join(', '), source: pairingSource }],
  }
}
