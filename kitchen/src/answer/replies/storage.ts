import type { DayRange, Food } from '../../foods/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Lookup, LookedUpFact, Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import { blanching } from '../preserving-facts.ts'
import { guidanceReply } from './guidance.ts'
import type { Place, Question } from '../question.ts'
import { capital, pick } from '../voice.ts'

const placeNames = {
  pantry: 'at room temperature',
  fridge: 'in the fridge',
  freezer: 'in the freezer',
} as const

/** How to keep a food and for how long, by place; without a food, the agencies' rules for handling. */
export function storageReply(question: Question): Reply | null {
  const rule = findGuidance(question.text, 'storage')
  const [food] = question.foods
  if (rule && (!food || rule.key !== 'leftovers' || !/\braw\b/.test(question.text))) {
    return guidanceReply(rule)
  }
  return food ? foodStorage(food, question) : null
}

function foodStorage(food: Food, question: Question): Reply {
  const { text, place } = question
  const lookups = [storageLookup(food)]
  if (place === 'freezer') return { text: freezing(food, question), lookups }
  if (/\bopen(?:ed|ing)?\b/.test(text) && food.storage.fridgeOpened) {
    const days = shelfLifeText(food.storage.fridgeOpened)
    return { text: `Once opened, ${food.name} keeps ${days} in the fridge. ${food.storage.tip}`, lookups }
  }
  return { text: `${keeping(food, question)} ${food.storage.tip}`.trim(), lookups }
}

/** The sentence with the days: of the place asked for, else of every place there is. */
function keeping(food: Food, { text, place, context }: Question): string {
  const range = place && food.storage[place]
  const name = food.plural
  if (place && range)
    return `${capital(name)} keep${verb(food)} ${shelfLifeText(range)} ${placeNames[place]}.`
  const places = rangesOf(food)
  if (places.length === 0) return ''
  const parts = places.map(([where, days]) => `${shelfLifeText(days)} ${placeNames[where]}`)
  const opening = pick(context.seed, text, [
    `${capital(name)} keep${verb(food)}`,
    `Count on ${name} for`,
    `You have with ${name}:`,
  ])
  return `${opening} ${parts.join(', ')}.`
}

function verb(food: Food): string {
  return food.plural === food.name ? 's' : ''
}

function freezing(food: Food, { text, context }: Question): string {
  const range = food.storage.freezer
  const blanch = blanching[food.name]
  if (!range && blanch) {
    return `Yes, after ${blanch.minutes} minutes in boiling water (${blanch.cut}) and a bath of ice water; pack airtight. Frozen vegetables keep their quality 8 to 12 months at 0°F (-18°C).`
  }
  if (!range) {
    return `The USDA FoodKeeper gives no freezer time for ${food.plural}, so I would not freeze ${food.plural === food.name ? 'it' : 'them'} raw. ${food.storage.tip}`
  }
  const opening = pick(context.seed, text, ['Yes.', 'You can.', 'Yes, that works.'])
  return `${opening} ${capital(food.plural)} keep${verb(food)} ${shelfLifeText(range)} in the freezer at 0°F (-18°C); after that the quality drops, not the safety. Pack airtight and write the date on it.`
}

function rangesOf({ storage }: Food): (readonly [Place, DayRange])[] {
  const places = ['pantry', 'fridge', 'freezer'] as const
  return places.flatMap((place) => {
    const range = storage[place]
    return range ? [[place, range] as const] : []
  })
}

/** Everything the storage table says about a food. */
export function storageLookup(food: Food): Lookup {
  const { source, tip, fridgeOpened } = food.storage
  const facts: LookedUpFact[] = rangesOf(food).map(([place, days]) => ({
    label: placeNames[place],
    value: shelfLifeText(days),
    source,
  }))
  if (fridgeOpened) facts.push({ label: 'opened, in the fridge', value: shelfLifeText(fridgeOpened), source })
  return { kind: 'storage', food: food.name, facts: [...facts, { label: 'tip', value: tip, source }] }
}
