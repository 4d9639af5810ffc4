import type { FoodCategory, FoodName } from '../../foods/index.ts'
import { recognise } from '../../recognition/index.ts'
import { boiledCategories, fleshCategories } from '../../safety/index.ts'
import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { asksCookingTime } from '../asked/cooking-time.ts'
import { elapsedIn } from '../asked/elapsed.ts'
import type { Elapsed } from '../asked/elapsed.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Found } from '../asked/phrases.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../question.ts'
import { isSeveral } from '../voice.ts'
import { ofState } from './food-in-state.ts'
import { preparedFoods } from './prepared-foods.ts'
import type { PreparedFood } from './prepared-foods.ts'
import { daysText, freezingText, frozen, keeps, lookupOf, standingText } from './prepared-texts.ts'
import { hoursOut, tellsOfPowerCut, tellsOfStanding } from './stood-out.ts'

const names = phraseBook(preparedFoods.flatMap((food) => food.names.map((name) => [name, food] as const)))

const asksHowLong = phraseBook<true>([
  ['keep|last|store|storage', true],
  ['shelf life', true],
  [
    'how long|many * good|ok|okay|safe|fresh|edible|fridge|refrigerator|refrigerate|freezer|freeze|be|eat|stay',
    true,
  ],
  ['left how long', true],
  ['how long', true],
  ['how many day|days|week|weeks|month|months', true],
  ['how long left', true],
  ['still|be good|ok|okay|safe|fine|edible', true],
  ['still eat|use|have|serve|give', true],
  ['good|ok|okay|safe|fine to eat', true],
  ['freez|freezer|frozen', true],
  ['gone|go|went off|bad', true],
])
/** Questions about a prepared food that ask for something else. */
const asksElse = phraseBook<true>([
  [
    'recipe|recipes|instead|substitute|replace|calorie|temperature|degree|thicken|salty|fix|rescue|season',
    true,
  ],
  ['how do|to|can|should i|we|you mak|cook|reheat|thicken|freez|season', true],
  ['how to mak|cook|reheat|thicken|freez|create|use|stop|avoid|get', true],
  ['what can|could|should|do|to i|we|you mak|cook|do', true],
  ['what to do|mak|cook', true],
  ['do with', true],
  ['use up|using', true],
  ['partial|partially|partly|half|par =cook|=cooked|=roast|=roasted|=grill|=bake|=baked|=boil|=fry', true],
  ['for dinner|lunch|tonight', true],
  ['idea|ideas', true],
  ['reheat|reheated', true],
  ['mould|mold|moldy|mouldy|slimy|fuzzy|smelly|stink|stinky', true],
  ['smell|smells * off|bad|funny|sour|strong|fishy|weird', true],
  ['if|when|once|unless =cooked|=boiled|=fried|=roasted', true],
  ['curry|chili|chilli powder|paste|leaf|flake', true],
  ['keep|prevent|stop * from', true],
  ['cook|cooked|bake|roast|fry|grill|boil * from|straight|while|still frozen', true],
  ['keep|stay|get * crisp|crispy|crunchy', true],
  ['turn|turning|going|getting brown|black|green', true],
  ['expired|expiry|expiration', true],
  ['best before', true],
  ['use by', true],
  ['sell by', true],
  ['unopened|=jarred', true],
  ['refreeze|refreezing|refrozen', true],
  ['re freez', true],
  ['freez * again', true],
  ['open|opened jar|bottle|package of tomato|pasta|marinara|spaghetti sauce', true],
  [
    'how long|many * =boil|=cook|=bake|=roast|=simmer|=take|=soak|=steam|=grill|=saute|=poach|=blanch|=microwave|=braise|=smoke',
    true,
  ],
])
const stillGood = phraseBook<true>([['eat|safe|ok|okay|good|fine|still|have', true]])
/** What is told by years was bought dry. */
const longestCooked = 60
/** What was ten years ago is no age of what somebody cooked. */
const longestKept = 2 * 365
const inFreezer = new Set(['freez', 'freezer'])
const cutKinds = ['cut fruit', 'cut vegetables']
const isCut = ({ called, like }: PreparedFood): boolean =>
  cutKinds.some((kind) => called === kind || like === `other ${kind}`)

/**
 * How long food that was cooked, mixed, opened or cut keeps, or whether it is still good after the days told. Null where a message is about
 * no such food or asks for something else.
 */
export function preparedFoodReply(question: string, context: AnswerContext): TopicReply | null {
  const plain = plainText(question)
  const tokens = tokensOf(plain)
  const told = elapsedIn(tokens, context.today)
  const elapsed = told !== null && told.days > longestKept ? null : told
  if (tellsOfPowerCut(tokens) || asksCookingTime.test(plain)) return null
  const food =
    ofState(plain, tokens, preparedNamed(tokens)) ??
    preparedBefore(tokens, context) ??
    (elapsed && elapsed.days <= longestCooked ? cookedOf(plain, tokens) : undefined)
  // How fruit and vegetables are frozen the table says of each: of cut ones only that they do not keep.
  if (food && isCut(food) && tokens.some(({ stem }) => inFreezer.has(stem))) return null
  const isElse = findPhrases(tokens, asksElse).length > 0
  if (!food || (isElse && !(elapsed && findPhrases(tokens, stillGood).length > 0))) return null
  const isAsked = findPhrases(tokens, asksHowLong).length > 0 || tellsOfStanding(tokens)
  if (!elapsed && !isAsked) return null
  // What grows in oil on the counter is no matter of hours alone.
  if (food.called === 'vegetables in oil' && Number.isNaN(hoursOut(tokens, elapsed))) return null
  return { ...compose(tokens, food, elapsed), foods: ownFoods(plain, food), lookups: [lookupOf(food)] }
}

/** Whether food that was cooked, mixed or cut and stood out may still be eaten, or how long it may stand. Null where a message names no such food. */
export function stoodFoodReply({ text, context }: Question): TopicReply | null {
  const tokens = tokensOf(text)
  const elapsed = elapsedIn(tokens, context.today)
  const hours = hoursOut(tokens, elapsed)
  const food = ofState(text, tokens, preparedNamed(tokens)) ?? cookedOf(text, tokens)
  if (hours === null || food === undefined || tokens.some(({ word }) => uncooked.has(word))) return null
  return {
    text: standingText(food, hours),
    topic: 'hazard',
    foods: ownFoods(text, food),
    lookups: [lookupOf(food)],
  }
}

/** Told to be raw, it is no cooked meat, whatever it is to be grilled for. */
const uncooked = new Set(['raw', 'uncooked'])

const asBought = new Set(
  'bought buy dry dried uncooked raw bag box packet package jar tin cans canned opened unopened open expired warm cooker'.split(
    ' ',
  ),
)
/** 'Can I eat it' names no can. */
const inCan = phraseBook<true>([['a|the|my|our|of|in|from|each can', true]])

/** 'Made shrimp on Sunday': at home nobody makes it but by cooking it. */
const madeBefore = phraseBook<true>([['=made|=cooked|=grilled|=roasted|=fried|=baked', true]])

/** 'Rice from Tuesday, it is Saturday now': what is eaten cooked and told by days was cooked. */
function cookedOf(plain: string, tokens: readonly Token[]): PreparedFood | undefined {
  if (tokens.some(({ word }) => asBought.has(word)) || findPhrases(tokens, inCan).length > 0) return undefined
  const wasMade = findPhrases(tokens, madeBefore).length > 0
  const food = namedFoodsIn(plain).find(
    ({ food: { category } }) => boiledCategories.has(category) || (wasMade && fleshCategories.has(category)),
  )
  return food && preparedIn(tokensOf(`cooked ${plain.slice(food.start, food.end)}`))
}

/** Foods of the tables that are the prepared food itself: pesto, hummus; never the potato of potato salad. */
const ownFoods = (plain: string, food: PreparedFood): readonly FoodName[] =>
  namedFoodsIn(plain).flatMap(({ food: { name }, start, end }) =>
    preparedIn(tokensOf(plain.slice(start, end))) === food ? [name] : [],
  )

const howLong = phraseBook<true>([
  ['how long|many', true],
  ['shelf life', true],
])

/** True where a message tells of days gone by, of hours out of the fridge, or asks how long. */
export function asksForDays(question: string, context: AnswerContext): boolean {
  const tokens = tokensOf(plainText(question))
  const isAsked = findPhrases(tokens, howLong).length > 0 || tellsOfStanding(tokens)
  const isFrozen = tokens.some(({ stem }) => inFreezer.has(stem))
  return isAsked || isFrozen || elapsedIn(tokens, context.today) !== null
}

/** The prepared food that a text names, the longest name and the most particular one; undefined where there is none. */
export function preparedIn(tokens: readonly Token[]): PreparedFood | undefined {
  return foundIn(tokens)?.value
}

const foundIn = (tokens: readonly Token[]): Found<PreparedFood> | undefined =>
  findPhrases(tokens, names)
    .filter(
      (found) =>
        !soldDry.has(tokens[found.to]?.stem ?? '') &&
        !isMadeOfIt(tokens, found.from) &&
        !isWithinName(tokens, found) &&
        !isLeftAsBought(tokens, found.value),
    )
    .toSorted((a, b) => rank(a.value) - rank(b.value) || b.to - b.from - (a.to - a.from))[0]

/** 'Stew' in 'beef stew meat', 'roast' in 'roasting chicken', 'pie' in 'pumpkin pie spice': part of the name of a food that is no such dish. */
function isWithinName(tokens: readonly Token[], { from, to }: Found<PreparedFood>): boolean {
  const words = tokens.map(({ word }) => word)
  const lettersTo = (at: number): number => words.slice(0, at).join(' ').length
  const [start, end] = [from === 0 ? 0 : lettersTo(from) + 1, lettersTo(to)]
  return namedFoodsIn(words.join(' ')).some(({ food, start: first, end: last }) => {
    if (first > start || last < end) return false
    const isRaw = fleshCategories.has(food.category) && !food.isReadyToEat
    return last - first > end - start ? !(food.isDish && last === end) : isRaw
  })
}

/** What is left of candy, wine or buttermilk was never cooked. */
const asItIs: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'sweetener',
  'beverage',
  'oil-fat',
  'condiment',
  'dairy',
  'nut-seed',
  'spice',
  'flour-baking',
  'broth',
])
const isLeftAsBought = (tokens: readonly Token[], { called }: PreparedFood): boolean =>
  called === 'leftovers' && leftAsBought(tokens.map(({ word }) => word).join(' '))

/** True where a text is about foods that are eaten as they were bought, and nothing that was cooked. */
export function leftAsBought(plain: string): boolean {
  const foods = namedFoodsIn(plain)
  return foods.length > 0 && foods.every(({ food }) => asItIs.has(food.category) && !food.isDish)
}

const articles = new Set('a an the my our some this that'.split(' '))

/** 'Egg whites left from making custard', 'wild garlic for pesto': of what becomes of another food, or became, nothing is asked. */
function isMadeOfIt(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(0, from).filter(({ word }) => !articles.has(word))
  const last = before.at(-1)?.word
  if (last === 'for') return recognise(before.at(-2)?.word ?? '').kind === 'food'
  return last === 'making'
}

/** 'Stuffing mix', 'custard powder': what it is made from and not the dish. */
export const soldDry: ReadonlySet<string> = new Set(
  'mix powder cube granule packet dough batter base'.split(' '),
)

/** The prepared food, called as the text has it where it is one of a group: 'biryani' of made dishes. */
function preparedNamed(tokens: readonly Token[]): PreparedFood | undefined {
  const found = foundIn(tokens)
  const group = found && groups[found.value.called]
  if (!found || !group) return found?.value
  const said = tokens
    .slice(found.from, found.to)
    .map(({ word }) => word)
    .join(' ')
  const isLong = found.to - found.from > longestName || found.value.called.includes(said)
  return isLong ? found.value : { ...found.value, called: said, isSeveral: isSeveral(said), like: group }
}
const longestName = 2
/** Entries that stand for many dishes, with what the rest of them is called. */
const groups: Readonly<Record<string, string>> = {
  'soup or stew': 'soups and stews',
  casserole: 'other casseroles',
  'lasagna and other made dishes': 'other made dishes',
  'quiche and other egg dishes': 'other egg dishes',
}

const rank = (food: PreparedFood): number => preparedFoods.indexOf(food)

type Said = Pick<TopicReply, 'text' | 'topic'>

function compose(tokens: readonly Token[], food: PreparedFood, elapsed: Elapsed | null): Said {
  const out = hoursOut(tokens, elapsed)
  if (out !== null) return { text: standingText(food, out), topic: 'hazard' }
  const isFrozen = tokens.some(({ stem }) => inFreezer.has(stem))
  if (isFrozen && !elapsed) return { text: freezingText(food), topic: 'storage' }
  if (elapsed && isFrozen && food.freezer && elapsed.days <= food.freezer.max)
    return { text: freezingText(food), topic: 'storage' }
  if (elapsed && !isFrozen) return { text: daysText(food, elapsed), topic: 'spoilage' }
  if (isFrozen) return { text: freezingText(food), topic: 'storage' }
  return {
    text: `${keeps(food)}, put there within 2 hours and covered.${frozen(food)}`,
    topic: 'storage',
  }
}

const pointers = new Set(['it', 'that', 'they', 'them', 'this', 'those'])
const made = phraseBook<true>([['mak|homemade|home|own|made|cook|cooked', true]])

/** 'How long does it keep?' after talk of making something: what was made, not what is bought. */
function preparedBefore(tokens: readonly Token[], { previous }: AnswerContext): PreparedFood | undefined {
  const last = previous.findLast(({ role }) => role === 'user')
  if (!last || !tokens.some(({ word }) => pointers.has(word)) || namedIn(tokens)) return undefined
  const plain = plainText(last.content)
  const before = tokensOf(plain)
  const named = preparedIn(before)
  if (named || findPhrases(before, made).length === 0) return named
  const [food] = namedFoodsIn(plain)
  return food && preparedIn(tokensOf(`homemade ${plain.slice(food.start, food.end)}`))
}

const namedIn = (tokens: readonly Token[]): boolean =>
  namedFoodsIn(tokens.map(({ word }) => word).join(' ')).length > 0
