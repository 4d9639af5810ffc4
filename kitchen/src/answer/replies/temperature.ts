import type { FoodCategory } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import type { SafeTemperature } from '../../safety/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findPhrase, phraseSet, quantitiesIn, tokensOf } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { isOvenHeat } from './oven-heat.ts'

/** Kinds of animal food that people name without saying which: 'a burger', 'fish'. */
const kinds: readonly (readonly [words: string, name: string, category: FoodCategory])[] = [
  ['ground chicken|ground turkey', 'ground chicken', 'poultry'],
  [
    'burger|mince|meatball|meatloaf|ground beef|ground pork|ground meat|ground lamb|ground veal|ground bison|sausage',
    'ground beef',
    'meat',
  ],
  ['chicken|turkey|duck|goose|poultry', 'chicken', 'poultry'],
  ['venison|rabbit', 'venison', 'meat'],
  [
    'beef|pork|lamb|veal|steak|chop|the roast|a roast|my roast|pot roast|rib roast|chuck roast|roasts',
    'steak',
    'meat',
  ],
  ['fish|salmon|tuna|cod|trout|tilapia|halibut', 'fish', 'fish'],
  ['shrimp|prawn|lobster|crab|scallop', 'shrimp', 'seafood'],
  ['clam|mussel|oyster', 'mussel', 'seafood'],
  ['egg', 'egg', 'egg'],
]
const kindSets = kinds.map(([words, name, category]) => ({ words: phraseSet(words), name, category }))

/** 'A meat thermometer for sausage' is about sausage. */
const specific = (foods: readonly AskedFood[]): readonly AskedFood[] => {
  const exact = foods.filter(({ members, isDish }) => members.length === 0 || isDish)
  return exact.length > 0 ? exact : foods
}

/** 'A meatloaf of just beef' needs what ground meat needs, and not what beef does: the food that needs the most heat, the first of those. */
function hottest(foods: readonly AskedFood[]): { food: AskedFood; safe: SafeTemperature } | undefined {
  const heated = specific(foods).flatMap((food) => {
    const safe = temperatureFor(food)
    return safe ? [{ food, safe }] : []
  })
  return heated.find((each) => heated.every((other) => degreesOf(other) <= degreesOf(each)))
}
const degreesOf = ({ safe }: { readonly safe: SafeTemperature }): number => safe.fahrenheit ?? 0

const minced = wording(
  'minced|ground|mince|burger|burgers|hamburger|hamburgers|patty|patties|meatball|meatballs|meatloaf|kofta|kofte|kefta|kibbeh|keema|rissole|rissoles',
)
const groundMeat = temperatureFor({ name: 'ground beef', category: 'meat' })

/** The safe internal temperature with its rest, or the cue where the agencies give none. */
export function temperatureReply(question: Question): Reply | null {
  const { text, foods } = question
  const rule = findGuidance(text, 'temperature')
  if (rule) return guidanceReply(rule)
  if (isReheated(text)) return reheating
  // 'And if it is minced?' after pork chops: ground meat needs more than a whole piece.
  const ground = minced.test(text) && foods.some(({ category }) => category === 'meat') ? groundMeat : null
  if (ground) return safeReply('ground meat', ground, null, text)
  if (foods.some(({ name }) => name === 'meat') && specific(foods).every(({ name }) => name === 'meat'))
    return anyMeat
  const heated = hottest(foods)
  if (heated && stuffed.test(text)) return stuffedReply(heated.food)
  if (heated) return safeReply(heated.food.called, heated.safe, heated.food.name, text)
  const kind = safeKindIn(text)
  if (kind) return safeReply(kind.name, kind.safe, null, text)
  return null
}

const reheats = wording(
  'reheat|reheating|reheated / warm|warmed|warming|heat|heated up|again / leftover|leftovers',
)

/** What was cooked before is heated to more than raw meat needs. */
export const isReheated = (text: string): boolean => reheats.test(text)

const reheatedTo = '165°F (74°C) all through, soups and sauces to a boil'
const reheating: Reply = {
  text: `${reheatedTo}, whatever the meat: it was cooked before. Take only what you eat, once; each time it cools and warms is one more chance for bacteria. Within the 3 to 4 days that leftovers keep.`,
  lookups: [
    {
      kind: 'temperature',
      food: null,
      facts: [{ label: 'reheating', value: reheatedTo, source: 'USDA FSIS, Leftovers and Food Safety' }],
    },
  ],
}

/** The kind of animal food that a text names without saying which, in its own word, with its safe temperature. */
export function safeKindIn(text: string): { readonly name: string; readonly safe: SafeTemperature } | null {
  const tokens = tokensOf(text)
  for (const { words, name, category } of kindSets) {
    const found = findPhrase(tokens, words)
    const safe = found && temperatureFor({ name, category })
    if (found && safe) return { name: text.slice(tokens[found.first]?.start, tokens[found.last]?.end), safe }
  }
  return null
}

const anyMeatText =
  'Whole cuts of beef, pork, lamb and veal: 145°F (63°C), then 3 minutes of rest. Ground meat, organ meats and game: 160°F (71°C). Poultry: 165°F (74°C). Measure in the thickest part, away from the bone.'
const anyMeat: Reply = {
  text: anyMeatText,
  lookups: [
    {
      kind: 'temperature',
      food: null,
      facts: [
        {
          label: 'meat',
          value: anyMeatText,
          source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
        },
      ],
    },
  ],
}

const stuffed = wording('stuffed|stuffing|filled')

/** Source: USDA FSIS, Stuffing and Food Safety. */
function stuffedReply(food: AskedFood): Reply {
  const value = '165°F (74°C) in the middle of the stuffing, whatever the meat'
  return {
    text: `Stuffed ${food.calledPlural}: ${value}. Fill them right before they go into the heat.`,
    lookups: [
      {
        kind: 'temperature',
        food: food.name,
        facts: [{ label: 'stuffed', value, source: 'USDA FSIS, Stuffing and Food Safety' }],
      },
    ],
  }
}

/** 'Chicken: 165°F (74°C). Measure in the thickest part, away from the bone.' */
export function safeSentence(name: string, safe: SafeTemperature): string {
  const where = safe.fahrenheit === null ? '' : ' Measure in the thickest part, away from the bone.'
  return `${capital(name)}: ${temperatureText(safe)}.${where}`
}

function safeReply(name: string, safe: SafeTemperature, food: string | null, text: string): Reply {
  const value = temperatureText(safe)
  const rare = isRare.test(text) ? ' Rarer than that is below what USDA advises.' : ''
  const color = isPink.test(text) ? 'Color does not tell, a thermometer does. ' : ''
  return {
    text: `${verdict(safe, text) || color}${safeSentence(name, safe)}${rare}`,
    lookups: [{ kind: 'temperature', food, facts: [{ label: safe.group, value, source: safe.source }] }],
  }
}

const ofAnimals: ReadonlySet<FoodCategory> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg'])
/** Degrees of the inside of food in Fahrenheit, as people name them without a unit. */
const inside = { least: 100, most: 215 }
const asksWhether = wording('ok|okay|enough|done|safe|good|fine|high|right|ready|cooked')
const otherUnits = wording(
  'calorie|gram|minute|hour|day|ml|people|guest|percent|year|oz|pound|dollar|oven|bake|fridge|freezer',
)

/** 'Is 140 ok for salmon': a bare number that only a temperature inside can be. */
export function isBareTemperature({ text, foods }: Question): boolean {
  if (!asksWhether.test(text) || otherUnits.test(text)) return false
  if (!foods.some(({ category }) => ofAnimals.has(category))) return false
  return tokensOf(text).some(({ word }) => Number(word) >= inside.least && Number(word) <= inside.most)
}

const isRare = wording('rare')
const isPink = wording('pink|red|bloody|rosy')
/** 'How long at 180, and how do I know that it is cooked' names the oven. */
const asksEnough = wording('enough|done|safe|ok|okay|ready|cooked|reads', 'how long')

/** Whether a temperature that the question names is enough: 'No, 150°F is not enough. ' */
function verdict({ fahrenheit }: SafeTemperature, text: string): string {
  const told = degreesIn(text)
  if (fahrenheit === null || !told || !asksEnough.test(text) || isOvenHeat(text)) return ''
  const said = `${told.degrees}°${told.isCelsius ? 'C' : 'F'}`
  const measured = told.isCelsius ? (told.degrees * 9) / 5 + 32 : told.degrees
  return measured >= fahrenheit - 1 ? `Yes, ${said} is enough. ` : `No, ${said} is not enough. `
}

/** 'My grandmother is 85': a number beside a person is an age. */
const tellsOfAge = wording(
  'mother|mom|mum|grandmother|grandma|granny|nan|father|dad|grandfather|grandpa|aunt|uncle|wife|husband|he|she|i|am|year|years|aged|old|weeks|months|guest|people|person',
)
const hottestAge = 110

/** The first temperature of a text, with a unit or as a bare number of two or three digits; below 100 a bare one is Celsius. */
export function degreesIn(text: string): { readonly degrees: number; readonly isCelsius: boolean } | null {
  const tokens = tokensOf(text)
  const read = quantitiesIn(tokens).find(({ kind }) => kind === 'temperature')
  if (read)
    return { degrees: read.figure, isCelsius: read.unit === 'C' || (read.unit === null && read.figure < 100) }
  const least = tellsOfAge.test(text) ? hottestAge : 10
  const bare = tokens.map(({ word }) => Number(word)).find((value) => value >= least && value < 1000)
  return bare === undefined ? null : { degrees: bare, isCelsius: bare < 100 || isOfFanOven.test(text) }
}

/** '140 fan', 'gas mark or 160': ovens that are set in Celsius. */
const isOfFanOven = wording('fan / gas mark')

/** '145°F (63°C), then 3 minutes of rest', or the cue alone. */
export function temperatureText({ fahrenheit, celsius, restMinutes, cue }: SafeTemperature): string {
  if (fahrenheit === null) return cue ?? 'cook it through'
  const rest = restMinutes > 0 ? `, then ${restMinutes} minutes of rest` : ''
  return `${fahrenheit}°F (${celsius}°C)${rest}${cue ? ` ${cue}` : ''}`
}
