import type { DayRange, Food, FoodCategory } from '../../foods/index.ts'
import { boiledCategories, fleshCategories, perishableCategories } from '../../safety/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Lookup, LookedUpFact, Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { openedDays } from '../storage/opened-days.ts'
import { leftAsBought } from '../storage/prepared-food-reply.ts'
import { findGuidance, guidanceEntry } from '../guidance.ts'
import { freezesBeforeTable, freezesLike } from '../freezing-by-class.ts'
import type { FreezingWay } from '../freezing-by-class.ts'
import { blanching, blanchingSource, freezesAs } from '../preserving-facts.ts'
import { guidanceReply } from './guidance.ts'
import { kindsKeep } from './kinds.ts'
import { withShortNames } from '../named-foods.ts'
import type { Place, Question } from '../question.ts'
import { capital, pick, verb } from '../voice.ts'

const placeNames = {
  pantry: 'at room temperature',
  fridge: 'in the fridge',
  freezer: 'in the freezer',
} as const

/** How to keep a food and for how long, by place; without a food, the agencies' rules for handling. */
export function storageReply(question: Question): Reply | null {
  const rule = findGuidance(withShortNames(question.text), 'storage')
  const [food] = question.foods
  const isOfCooked = rule?.key === 'leftovers'
  if (rule && (!food || !isOfCooked || !(raw.test(question.text) || leftAsBought(question.text)))) {
    return guidanceReply(rule)
  }
  if (unsealed.test(question.text)) return null
  if (food && isCooked(question, food)) return guidanceReply(leftovers)
  return food ? foodStorage(food, question) : null
}

const leftovers = guidanceEntry('leftovers')
const raw = wording('raw')
/** A jar whose lid did not hold keeps as none of the table does. */
const unsealed = wording(
  "didn't|didnt|not|never|won't|wont|doesn't|doesnt|failed to seal / not|never sealed / unsealed / seal failed|broken|broke",
)
const opened = wording('open|opened|opening')
const closed = wording('unopened / not|never open|opened / before opening')

/** What is known of a closed package says little of an open one, least of food that spoils. */
const unknownOpened = ({ category }: AskedFood): string => {
  if (grown.has(category)) return ''
  return perishableCategories.has(category)
    ? 'I have no figure for an opened one: go by the days that the package gives once it is open, which are fewer. Closed: '
    : 'I have no figure for an opened one. Closed: '
}
const grown: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['vegetable', 'fruit', 'herb', 'egg'])

/** 'And how long does it keep?' after cooking rice is about cooked rice. */
function isCooked({ after }: Question, { category }: AskedFood): boolean {
  const wasCooked = after === 'doneness' || after === 'recipes'
  return wasCooked && (boiledCategories.has(category) || fleshCategories.has(category))
}

const homemade = wording('homemade|mak|making / home made / my own / at home')
const boughtReady: ReadonlySet<FoodCategory> = new Set([
  'condiment',
  'broth',
  'oil-fat',
  'nut-seed',
  'beverage',
  'plant-protein',
  'dairy',
  'sweetener',
])

/** The table's time is that of a package from the shop, which is heated, soured or sealed as nobody can at home. */
function homemadeText(food: AskedFood): string {
  const figure = keptText(food)
  const shop = figure === '' ? '' : ` The time I have is for the shop's, closed: ${figure}.`
  return `I have no tested time for homemade ${food.called}. Keep it in the fridge, and count on 3 to 4 days where it holds anything fresh, such as garlic, herbs, egg, fruit or milk; dry, very salty, very sour or very sweet things keep weeks.${shop}`
}

function foodStorage(food: AskedFood, question: Question): Reply {
  const { text, place } = question
  const lookups = [storageLookup(food)]
  if (homemade.test(text) && boughtReady.has(food.category)) return { text: homemadeText(food), lookups }
  const isOpened = opened.test(text) && !closed.test(text)
  const open = isOpened ? openedText(food, place) : null
  const kinds = food.members.length > 0 && !open ? kindsKeep(food, place) : null
  if (kinds !== null) {
    const which = kinds.startsWith('It depends') ? ` Which ${food.calledPlural} do you have?` : ''
    return { text: `${kinds} ${tipParts(food.storage.tip).advice}${which}`, lookups }
  }
  const isKept = food.name.startsWith('frozen ') && asksTime.test(text)
  if (place === 'freezer' && !isKept)
    return { text: freezing(food, question), lookups: [...lookups, ...blanchingLookup(food)] }
  const { advice, period } = tipParts(food.storage.tip)
  if (open) return { text: open, lookups }
  const unopened = isOpened ? unknownOpened(food) : ''
  const kept = keeping(food, unopened === '' ? question : { ...question, place: null })
  const once = kept === '' || isOpened || closed.test(text) ? '' : onceOpened(food)
  return { text: `${unopened}${kept || period}${once} ${advice}`.trim(), lookups }
}

/** The days of an open package behind those of a closed one, where they are fewer; a day is said of each. */
function onceOpened({ storage: { fridge, fridgeOpened } }: AskedFood): string {
  const isShorter = fridge !== null && fridgeOpened !== null && fridgeOpened.max < fridge.max
  return isShorter ? ` That is closed; once opened ${shelfLifeText(fridgeOpened)}.` : ''
}

/** How long an open package keeps, where it is put or in each place there is a time for; null where there is none. */
function openedText(food: AskedFood, place: Place | null): string | null {
  const cold = place === 'pantry' ? null : openedDays(food)
  const onShelf = place === 'fridge' && cold ? undefined : food.storage.pantryOpened
  const times = [
    ...(onShelf ? [`${shelfLifeText(onShelf)} at room temperature`] : []),
    ...(cold ? [`${shelfLifeText(cold)} in the fridge`] : []),
  ]
  const keeps = `${food.calledPlural} ${verb(food, 'keeps', 'keep')}`
  return times.length > 0 ? `Once opened, ${keeps} ${times.join(', ')}${likeOf(food)}.` : null
}

/** Whose time it is, where the table has none of the food itself: ', like apples'. */
export const likeOf = ({ storage }: Pick<Food, 'storage'>): string =>
  storage.like ? `, like ${storage.like}` : ''

/** A tip is advice and, last, the period in which to use the food: each is said once. */
function tipParts(tip: string): { readonly advice: string; readonly period: string } {
  const sentences = tip.split('. ')
  const last = sentences.at(-1) ?? ''
  if (!periodOpenings.some((opening) => last.startsWith(opening))) return { advice: tip, period: '' }
  const advice = sentences.slice(0, -1).join('. ')
  return { advice: advice === '' ? '' : `${advice}.`, period: last }
}

const periodOpenings = ['Use within ', 'Use by ', 'Use while ', 'It keeps ']

/** The sentence with the days: of the place asked for, else of every place there is. Empty where there are none. */
function keeping(food: AskedFood, { text, place, context }: Question): string {
  const name = food.calledPlural
  const keeps = `${capital(name)} ${verb(food, 'keeps', 'keep')}`
  const places = rangesOf(food)
  const wanted = places.filter(([where]) => where === place)
  if (places.length === 0 || (food.storage.byDate && place !== 'freezer')) return ''
  if (place && wanted.length === 0) return elsewhere(food, place, places)
  const parts = (place ? wanted : places).map(
    ([where, days]) => `${periodText(food, where, days)} ${placeNames[where]}`,
  )
  const opening = place ? keeps : pick(context.seed, text, [keeps, `Count on ${name} for`])
  return `${opening} ${parts.join(', ')}${likeOf(food)}.`
}

/** 'carrots keep 2 to 3 weeks in the fridge, 10 to 12 months in the freezer'; empty where the table has no days. */
export function keptText(food: AskedFood): string {
  const parts = rangesOf(food).map(([where, days]) => `${periodText(food, where, days)} ${placeNames[where]}`)
  return parts.length > 0
    ? `${food.calledPlural} ${verb(food, 'keeps', 'keep')} ${parts.join(', ')}${likeOf(food)}`
    : ''
}

/** The tip's own period stands for the place it is about: the product's words for tomatoes are '5-7 days'. */
function periodText({ storage }: Food, place: Place, days: DayRange): string {
  const { period } = tipParts(storage.tip)
  const said = period.startsWith('Use within ') ? period.slice('Use within '.length, -1) : ''
  const isBest = place === (onCounter.test(storage.tip.toLowerCase()) ? 'pantry' : 'fridge')
  return said.split(' ').length === 2 && isBest ? said.replace('-', ' to ') : shelfLifeText(days)
}

const onCounter = wording('counter / room temperature')

function elsewhere(food: AskedFood, place: Place, places: readonly (readonly [Place, DayRange])[]): string {
  const known = places.map(([where, days]) => `${periodText(food, where, days)} ${placeNames[where]}`)
  if (place === 'pantry' && perishableCategories.has(food.category))
    return `${capital(food.calledPlural)} may stand at room temperature for no longer than 2 hours, 1 hour above 90°F (32°C); after that throw ${verb(food, 'it', 'them')} away. The table gives ${known.join(', ')}.`
  const onShelf = food.storage.pantry
  if (place === 'fridge' && onShelf)
    return `No need while closed: ${food.calledPlural} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(onShelf)} at room temperature. I have no figure for the fridge, which does no harm.`
  return `I have no figure for ${food.calledPlural} ${placeNames[place]}; the table gives ${known.join(', ')}.`
}

/** 'carrots keep 10 to 12 months in the freezer', or that the table has no such time. */
export function frozenText(food: AskedFood): string {
  const days = food.storage.freezer
  return days
    ? `${food.calledPlural} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(days)} in the freezer`
    : `the USDA FoodKeeper gives no freezer time for ${food.calledPlural}`
}

function freezing(food: AskedFood, { text, context }: Question): string {
  const range = food.storage.freezer
  const blanch = blanching[food.name]
  if (!range && blanch) {
    return `Yes, after ${blanch.minutes} minutes in boiling water (${blanch.cut}) and a bath of ice water; pack airtight. Frozen vegetables keep their quality 8 to 12 months at 0°F (-18°C).`
  }
  const way = wayOf(food)
  if (way) return way.text
  if (!range) return `I have no figure for freezing ${food.calledPlural}. ${food.storage.tip}`
  const opening = asksSafety.test(text)
    ? 'Safe, if it stayed frozen hard. '
    : asksTime.test(text)
      ? ''
      : asksRaw.test(text) && isForCooked(food)
        ? 'Not raw. '
        : `${pick(context.seed, text, ['Yes.', 'You can.', 'Yes, that works.'])} `
  return `${opening}${capital(food.calledPlural)} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(range)} in the freezer at 0°F (-18°C)${likeOf(food)}; after that the quality drops, not the safety. ${preparation(food)}`
}

/** The form in which a food is sold decides before the table's time, and a kind only where the table has no time of the food itself. */
function wayOf(food: AskedFood): FreezingWay | null {
  const { freezer, like } = food.storage
  return freezesBeforeTable(food) ?? (freezer && !like ? null : freezesLike(food))
}

const asksRaw = wording('=raw|=uncooked')
const isForCooked = ({ name }: AskedFood): boolean =>
  freezesAs.some(([foods, form]) => foods.includes(name) && form.startsWith('That time is for cooked'))
const asksTime = wording('how long|many')
const asksSafety = wording('safe|edible / still good|ok|okay / eat|use|cook it|them', 'how long')

/** What freezing rests on besides the storage table. */
function blanchingLookup(food: AskedFood): readonly Lookup[] {
  const { name } = food
  const blanch = blanching[name]
  const way = blanch ? null : wayOf(food)
  if (way)
    return [
      { kind: 'guidance', food: name, facts: [{ label: 'freezing', value: way.text, source: way.source }] },
    ]
  if (!blanch) return []
  const facts = [
    { label: 'blanch', value: `${blanch.minutes} minutes, ${blanch.cut}`, source: blanchingSource },
    { label: 'frozen vegetables, at 0°F (-18°C)', value: '8 to 12 months', source: blanchingSource },
  ]
  return [{ kind: 'guidance', food: name, facts }]
}

/** What comes before the bag: the heat that vegetables need, else only the wrapping. */
function preparation({ name }: AskedFood): string {
  const form = freezesAs.find(([foods]) => foods.includes(name))?.[1]
  if (form) return form
  const blanch = blanching[name]
  return blanch
    ? `Blanch first: ${blanch.minutes} minutes in boiling water (${blanch.cut}), then ice water; pack airtight.`
    : 'Pack airtight and write the date on it.'
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
  const { source, tip, fridgeOpened, pantryOpened } = food.storage
  const facts: LookedUpFact[] = rangesOf(food).map(([place, days]) => ({
    label: placeNames[place],
    value: shelfLifeText(days),
    source,
  }))
  if (fridgeOpened) facts.push({ label: 'opened, in the fridge', value: shelfLifeText(fridgeOpened), source })
  if (pantryOpened)
    facts.push({ label: 'opened, at room temperature', value: shelfLifeText(pantryOpened), source })
  return { kind: 'storage', food: food.name, facts: [...facts, { label: 'tip', value: tip, source }] }
}
