import type { TopicReply } from '../answer-shape.ts'
import type { DayRange } from '../../foods/index.ts'
import { boiledCategories, perishableCategories } from '../../safety/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import { openedDays } from './opened-days.ts'
import { elapsedIn, tellsBothDays } from '../asked/elapsed.ts'
import type { Elapsed } from '../asked/elapsed.ts'
import { tokensOf } from '../asked/tokens.ts'
import { tellsOfPowerCut } from './stood-out.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import type { Question } from '../question.ts'
import { likeOf, storageLookup } from '../replies/storage.ts'
import { signOn } from '../spoilage-signs.ts'
import { spoilageFacts, spoilageGroup } from '../spoilage.ts'
import { verb } from '../voice.ts'

const opened = wording('open|opened|opening')
/** A package that nobody has opened: only then ready meat keeps as long as it is sold for. */
const closed = wording('unopened|sealed|closed|unopend / not|never opened / still vacuum')
const asksStill = wording(
  'still|be good|ok|okay|safe|fine|edible|usable / can|should|could i|we|you eat|use|drink|have|cook / ok|okay|fine|safe|good to eat|use|drink|cook / still eat|use|drink|have / gone|go bad|off / throw|toss|bin / how long',
)
const otherwise = wording(
  'past|after|over it|its|the|their|best|use / mold|mould|moldy|mouldy|slimy / smell|smells bad|off|sour|funny|weird|strange|odd / expired|expiry|expiration / recipe / freezer burn / refreez / freeze again|it|them|back / back into|in the freezer',
)

const smell = wording('smell|smells|nose')
/** Only a nose that finds nothing leaves the days to decide. */
const smellsRight = wording(
  'smell|smells|smelled|smelt fine|ok|okay|good|normal|alright|right|fresh / smell|smells all|still|just|totally|perfectly|completely fine|ok|okay|good|normal|right|fresh / no|not|without|doesnt|dont smell / no bad|funny|weird|odd|off|strange smell',
)
const asksTime = wording('how long|many')
const inPlace = { pantry: 'at room temperature', fridge: 'in the fridge', freezer: 'in the freezer' } as const

type Kept = { readonly days: DayRange; readonly where: string }

/** What left the freezer keeps no longer by it: thawed raw food is as good as fresh. */
const leftFreezer = wording(
  '=out of the freezer / =from the freezer / thaw|thawed|thawing|defrost|defrosted|defrosting',
)

const inVacuum = wording('vacuum|vac|vacuumed|airtight')
const isOfSea = ({ category }: AskedFood): boolean => category === 'fish' || category === 'seafood'
const microwaved = wording('microwave|microwaved|microwaving')
/** USDA FSIS, The Big Thaw: safe defrosting methods. */
const thawedWarm =
  'Better not: what was thawed in the microwave is to be cooked at once, since parts of it grow warm enough for bacteria (USDA). Hours later, in the fridge too, it is safer thrown away.'

/** Michigan State University Extension, Thawing vacuum-packaged fish; FDA, Fish and Fishery Products Hazards: Clostridium botulinum type E grows from 38°F (3.3°C) on. */
const thawedWithoutAir =
  'Better not: fish is thawed out of its vacuum pack, since without air botulism germs can grow even in the fridge, and no smell warns. What thawed in the closed pack is safer thrown away. A pack that was opened or pricked first is judged by its days.'

/** What is wrong with how a raw food thawed, whatever its days; undefined where nothing is told of it. */
function thawedWrong(food: AskedFood, text: string): string | undefined {
  if (!leftFreezer.test(text)) return undefined
  if (isOfSea(food) && inVacuum.test(text)) return thawedWithoutAir
  return microwaved.test(text) && perishableCategories.has(food.category) ? thawedWarm : undefined
}

/** How long the food keeps as it was kept: opened, where the question says so, else in the place it names, else where it keeps best. */
function keptAs(food: AskedFood, { text, place }: Question): Kept | null {
  const { storage } = food
  if (isFromOpen(food, text) && place !== 'freezer') return keptOpen(food, place)
  if (storage.byDate && (place !== 'freezer' || leftFreezer.test(text))) return null
  const isThawed = place === 'freezer' && leftFreezer.test(text)
  const where = (isThawed ? null : place) ?? (storage.fridge ? 'fridge' : 'pantry')
  const days = storage[where]
  return days ? { days, where: inPlace[where] } : null
}

/** Cold cuts that somebody asks about by their days come from an opened package, unless it is said that it is closed. */
const isFromOpen = ({ isReadyToEat, category }: AskedFood, text: string): boolean =>
  opened.test(text) || (isReadyToEat && category === 'meat' && !closed.test(text))

function keptOpen(food: Pick<AskedFood, 'storage' | 'category'>, place: Question['place']): Kept | null {
  const { pantryOpened } = food.storage
  if (pantryOpened && place !== 'fridge')
    return { days: pantryOpened, where: 'once opened, at room temperature' }
  const open = openedDays(food)
  return open ? { days: open, where: 'once opened, in the fridge' } : null
}

/** What keeps for weeks once it is open, and drinks that only go flat or sour, spoil before they harm. */
const fewestDaysOfShelf = 15
const isPerishable = ({ category, name }: AskedFood, days: DayRange): boolean =>
  perishableCategories.has(category) ||
  (days.max < fewestDaysOfShelf && (category !== 'beverage' || name.endsWith('juice')))

/** 'Rice that is 5 days old' is cooked. */
const isEatenCooked = ({ category }: AskedFood): boolean =>
  boiledCategories.has(category) || category === 'broth'

/** Whether one food as it is bought is still good after the days told, counted aloud. Null where no days are told or the table has none. */
export function agedFoodReply(question: Question): TopicReply | null {
  const [food, other] = question.foods
  const elapsed = elapsedIn(tokensOf(question.text), question.context.today)
  if (
    !food ||
    other ||
    !elapsed ||
    isEatenCooked(food) ||
    tellsOfPowerCut(tokensOf(question.text)) ||
    !(asksStill.test(question.text) || opened.test(question.text) || isOnlyTold(question)) ||
    otherwise.test(question.text) ||
    signOn(food, question.text) ||
    (smell.test(question.text) && !smellsRight.test(question.text))
  )
    return null
  const thawed = thawedWrong(food, question.text)
  if (thawed) return { text: thawed, topic: 'spoilage', foods: [food.name], lookups: [storageLookup(food)] }
  const kept = keptAs(food, question)
  if (!kept) return openedByNow(food, elapsed, question)
  const text = textOf(food, kept, elapsed, isFromOpen(food, question.text), smell.test(question.text))
  return {
    text,
    topic: asksTime.test(question.text) ? 'storage' : 'spoilage',
    foods: [food.name],
    lookups: [storageLookup(food)],
  }
}

/** What goes by the date on its package closed: after more days than any of its kind keeps open, that it is closed has to be sure. */
function openedByNow(food: AskedFood, { days, aloud }: Elapsed, { place }: Question): TopicReply | null {
  const isByDate = food.storage.byDate || !(food.storage.fridge ?? food.storage.pantry)
  const open = isByDate && place !== 'freezer' ? openedDays(food) : null
  if (!open || days <= open.max) return null
  const [name, it] = [food.calledPlural, verb(food, 'it', 'them')]
  return {
    text: `Throw ${it} away if the package is open or ${verb(food, 'it was', 'they were')} sliced for you. ${aloud}, and ${name} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(open)} in the fridge once open. Closed, the date on the package decides.`,
    topic: 'spoilage',
    foods: [food.name],
    lookups: [storageLookup(food)],
  }
}

const isOnlyTold = ({ text, topic, place }: Question): boolean =>
  topic !== 'recipes' && (tellsBothDays(tokensOf(text)) || place === 'fridge')

function textOf(
  food: AskedFood,
  { days, where }: Kept,
  { days: gone, aloud }: Elapsed,
  isOpened: boolean,
  smells: boolean,
): string {
  const name = food.calledPlural
  const keeps = `${name} ${verb(food, 'keeps', 'keep')} ${shelfLifeText(days)} ${where}${likeOf(food)}`
  const it = verb(food, 'it', 'them')
  if (gone > days.max && where === inPlace.freezer)
    return `Safe, if it stayed frozen: ${aloud.charAt(0).toLowerCase()}${aloud.slice(1)}, and ${keeps} at its best. After that only the quality drops.`
  if (gone > days.max && (isOpened ? isPerishable(food, days) : perishableCategories.has(food.category)))
    return `Throw ${it} away. ${aloud}, and ${keeps}. Smell and taste do not tell: what makes people ill often has neither.`
  if (gone > days.max)
    return `Past its time: ${aloud.charAt(0).toLowerCase()}${aloud.slice(1)}, and ${keeps}. Throw ${it} away at ${spoilageFacts[spoilageGroup(food)].signs}.`
  const nose = smells ? ' That it smells fine tells nothing: what makes people ill often has no smell.' : ''
  const last = `${gone >= days.min ? ' Use it today.' : ''}${nose}`
  const raw = perishableCategories.has(food.category) && !isOpened && food.category !== 'dairy' ? ' Raw,' : ''
  const cold = where.endsWith(inPlace.pantry) ? 'dry and closed' : 'cold'
  return `Yes, still good if it was kept ${cold} and nothing looks or smells wrong. ${aloud}, and${raw === '' ? ' ' : `${raw.toLowerCase()} `}${keeps}.${last}`
}
