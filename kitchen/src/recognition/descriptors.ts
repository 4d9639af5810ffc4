import type { Diet, Food, FoodCategory } from '../foods/index.ts'
import table from './generated/descriptors.json' with { type: 'json' }
import { isLeafy } from './groups.ts'

/**
 * Words that describe a food and make no other of it: how good, how big, how cut, how cold, from where, of what make. `on` are the
 * categories a word may be said of; any where there are none. 'Leaf' makes nothing new of parsley, but something else of a carrot.
 */
export type Descriptors = {
  readonly about: string
  readonly on: readonly FoodCategory[]
  readonly words: string
}

const descriptors = table as readonly Descriptors[]
const categoriesByWord = readDescriptors()

const colorWords = new Set('red green yellow purple white golden pink black'.split(' '))

/** True for a color, which alone stands for a food named beside it: 'red and yellow peppers'. */
export function isColor(word: string): boolean {
  return colorWords.has(word)
}

function readDescriptors(): ReadonlyMap<string, ReadonlySet<FoodCategory> | 'any'> {
  const found = new Map<string, Set<FoodCategory> | 'any'>()
  for (const { words, on } of descriptors)
    for (const word of words.split(' ')) {
      const known = found.get(word)
      if (on.length === 0 || known === 'any') found.set(word, 'any')
      else found.set(word, new Set([...(known ?? []), ...on]))
    }
  return found
}

const smokedMeats = ['bacon', 'sausage', 'lardons', 'pancetta']
const isSmokedAnyway = ({ isReadyToEat, name }: Food) =>
  isReadyToEat || smokedMeats.some((meat) => name.includes(meat))

const allergensFree: Readonly<Record<string, readonly string[]>> = {
  nut: ['tree nuts', 'peanuts'],
  peanut: ['peanuts'],
  egg: ['egg'],
  soy: ['soy'],
  milk: ['milk'],
}

const notCheese = new Set('milk cream yogurt butter buttermilk kefir whey skyr quark ghee crema'.split(' '))
const isNotCanned = ({ name }: Food) => !name.startsWith('canned ')

/** Words that suit a food by more than its category. */
const parts: Readonly<Record<string, (food: Food) => boolean>> = {
  leaf: (food) => food.category === 'herb' || food.category === 'spice' || isLeafy(food),
  smoked: isSmokedAnyway,
  unsmoked: isSmokedAnyway,
  cured: isSmokedAnyway,
  cheese: ({ category, name }) => category === 'dairy' && !notCheese.has(name.split(' ').at(-1) ?? ''),
  fresh: isNotCanned,
  raw: isNotCanned,
  uncooked: isNotCanned,
  live: isNotCanned,
}

/** What was done to a food that makes another of it; every other '-ed' only tells how it comes. */
const changing = new Set(
  (
    'fried breaded battered stuffed filled coated covered flavored flavoured scented infused spiced marinated pickled candied ' +
    'crystallized crystallised glazed caramelized caramelised smoked cured dried dehydrated fermented preserved malted sprouted ' +
    'evaporated creamed curried devilled deviled honeyed sugared brined refried textured puffed popped frosted jellied ' +
    'foraged glaceed glace desiccated dessicated crusted iced layered blackened powdered clotted soured bread seed feed weed red'
  ).split(' '),
)

/** True for what was done to a food that makes another of it. */
export const changes = (word: string): boolean => changing.has(word)

/** Claims that a food must keep by itself, or it is another food: vegan butter is no butter. */
const claims: Readonly<Record<string, Diet>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  veggie: 'vegetarian',
}

/** Claims in two words, 'gluten free', by the first. */
const freeOf: Readonly<Record<string, Diet>> = {
  gluten: 'gluten-free',
  wheat: 'gluten-free',
  dairy: 'dairy-free',
}

/** What a food may have less of, and the words that say so beside it: 'low sodium', 'no salt added', 'fat free'. */
const nutrients = new Set(
  'fat sodium salt sugar calorie calories carb carbs cholesterol acid gluten wheat dairy lactose nut egg soy fodmap aluminum preservative'.split(
    ' ',
  ),
)
const lessBefore = new Set(
  'low lower lowered reduced less no non half zero light full % high without added'.split(' '),
)
const lessAfter = new Set('free reduced added less'.split(' '))
/** What a food comes in, after 'in' or beside 'packed'. */
const mediums = new Set(
  'water spring oil olive sunflower vegetable brine juice juices syrup vinegar salt liquid own their shell shells pod pods husk husks skin skins jacket bone tomato puree'.split(
    ' ',
  ),
)
const held = new Set('in packed with'.split(' '))
/** What a whole food is sold with, after 'with', and what is on or off it. */
const attached = new Set(
  'skin skins bone bones rind tops top leaves leaf stems stem greens fronds roots tail tails head heads shell shells fat peel seeds juice juices liquid'.split(
    ' ',
  ),
)
const onOrOff = new Set('on off in out'.split(' '))

/** True for a word whose neighbours make it a descriptor: 'sodium' after 'low', 'oil' after 'in', 'skin' before 'on'. */
export function isDescriptorHere(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? '']
  if (nutrients.has(word) && (lessBefore.has(before) || lessAfter.has(after))) return true
  const beforeThat = words[at - 2] ?? ''
  if (attached.has(word) && (onOrOff.has(after) || before === 'with' || beforeThat === 'with')) return true
  if (attached.has(word) && before === 'the' && onOrOff.has(beforeThat)) return true
  if (onOrOff.has(word) && after === 'the' && attached.has(words[at + 2] ?? '')) return true
  if (onOrOff.has(word) && attached.has(before)) return true
  if (held.has(word)) return mediums.has(after) || attached.has(after) || mediums.has(before)
  return (
    mediums.has(word) &&
    (after === 'packed' || words.slice(Math.max(0, at - 3), at).some((each) => held.has(each)))
  )
}

/**
 * Whether a food keeps what a word of a claim says of it: 'gluten' of 'gluten-free bread', 'vegan' of 'vegan butter'. Undefined for a word that
 * claims nothing.
 */
export function keepsClaim(words: readonly string[], at: number, food: Food): boolean | undefined {
  const word = words[at] ?? ''
  const diet = claims[word]
  if (diet !== undefined) return food.diets.includes(diet)
  const isFree = words[at + 1] === 'free' || (words[at - 1] === 'no' && word !== 'salt')
  if (!isFree) return undefined
  const free = Object.hasOwn(freeOf, word) ? freeOf[word] : undefined
  if (free !== undefined) return food.diets.includes(free)
  const allergens = allergensFree[word]
  if (allergens === undefined) return undefined
  return [...food.us9, ...food.mayContain].every((each) => !allergens.includes(each))
}

/** True where a word may be said of any food, or of those of some category. */
export function isDescriptor(word: string, singular: string): boolean {
  return (
    categoriesByWord.has(word) || Object.hasOwn(parts, singular) || Object.hasOwn(claims, word) || isHow(word)
  )
}

const brandWords = new Set(descriptors.find(({ about }) => about === 'makes and brands')?.words.split(' '))

/** True for a word of a maker's name: 'heinz', 'kikkoman'. */
export const isBrand = (word: string): boolean => brandWords.has(word)

/** 'Roughly', 'untrimmed', 'spatchcocked': adverbs, and participles that change nothing. */
function isHow(word: string): boolean {
  if (word.length < 5 || changing.has(word)) return false
  return word.endsWith('ed') || (word.endsWith('ly') && word.length > 5)
}

/** Whether a part or state suits a food, for the few words that need more than its category; undefined for all others. */
export function suitsAsPart(singular: string, food: Food): boolean | undefined {
  return parts[singular]?.(food)
}

/** True when a word said of this food makes no other food of it. */
export function suits(word: string, food: Food): boolean {
  const categories = categoriesByWord.get(word)
  return categories === 'any' || categories?.has(food.category) === true || isHow(word)
}
