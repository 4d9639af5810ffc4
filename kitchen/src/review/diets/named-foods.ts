import { findFood } from '../../foods/index.ts'
import type { Food } from '../../foods/index.ts'
import { isMadeHere, linesOf } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { swapWords } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { clausesOf, phraseSet, findPhrase, readSentence, tokensOf } from '../../reading/index.ts'
import type { Mention, ReadSentence, Token } from '../../reading/index.ts'
import { carrierWordIn } from './carriers.ts'
import type { Carrier } from './carriers.ts'
import { isShape, sharedThing } from './shared-things.ts'
import { isNameOfItself, isWhatItIsFor } from '../title/title.ts'
import { isTurnedInto } from '../foods/turned-into.ts'
import type { Work } from '../work.ts'

/** What somebody at the table keeps to: a diet, or no food with an allergen. */
export type Wish = {
  readonly breaks: (food: Food) => boolean
  readonly isCarrier: (carrier: Carrier) => boolean
  /** What a title ends with is only what the dish is called. */
  readonly isCalled: (food: Food | undefined) => boolean
  /** True where a trace of it from another dish does harm, too. */
  readonly reacts: boolean
}

/** The words of a sentence with which it brings in what breaks the wish, listed nowhere. */
export function wordsThatBreak(
  read: ReadSentence,
  work: Work,
  wish: Wish,
  isTitle: boolean,
): readonly string[] {
  const found = read.mentions
    .filter(
      (mention) =>
        mention.foods.length > 0 &&
        !mention.isNegated &&
        isUnlisted(mention, read, work, wish) &&
        (breaks(mention, wish) || (wish.reacts && !isTitle && isOfBrokenClass(mention, read, wish))) &&
        !isTurnedInto(mention, read) &&
        !isClaimed(mention, read) &&
        !isDishItself(mention, read, work, isTitle, wish),
    )
    .map(({ text }) => text)
  const shared = wish.reacts && !isTitle ? sharedThing(read, work, wish.breaks, wish.isCarrier) : null
  return [...found, ...carried(read, work, wish, isTitle), ...(shared === null ? [] : [shared])]
}

function carried(
  read: ReadSentence,
  { lines }: Work,
  { isCarrier }: Wish,
  isTitle: boolean,
): readonly string[] {
  const word = isTitle ? undefined : carrierWordIn(read, isCarrier)
  const at = read.tokens.findIndex(({ singular }) => singular === word)
  // 'Cleared with isinglass, so there is no haze' denies the haze.
  const isDenied = read.mentions.some(
    ({ kind, id, first }) => kind === 'word' && (id === 'negation' || id === 'forbidding') && first < at,
  )
  if (isDenied) return []
  const isListed = lines.some(({ read: line }) => line.tokens.some(({ singular }) => singular === word))
  return word === undefined || alsoVerbs.has(word) || isListed ? [] : [word]
}

/** Words that in a step may be work, a tool, a dish or a colour. */
const alsoVerbs = new Set(
  'toast butter cream egg flour bread mince curd dripping oyster cod cracker pastry meat liver sesame snail malt cake cookie biscuit noodle wrap bun dough fish pancake waffle muffin nut roe sole duck bean steak burger pasta batter roll crust tortilla cheek skate perch pike hare bran cookies dumpling breaded battered pate custard eel gluten cheesecake meatball kebab sausage poultry scone bagel ale pretzel rusk'.split(
    ' ',
  ),
)

/** 'The seasoning', 'the dressing' stand for what is listed. */
const isReference = ({ first, last }: Mention, { mentions }: ReadSentence) =>
  mentions.some((each) => each.kind === 'reference' && each.first === first && each.last === last)

/**
 * No line brings it. 'Plain flour' is not what a line that promises flour without gluten asks for, and 'flour' is no starch for who reacts to it.
 */
function isUnlisted(mention: Mention, read: ReadSentence, { lines }: Work, wish: Wish): boolean {
  if (isReference(mention, read)) return false
  return linesOf(mention, lines, read.tokens).every((line) =>
    line.asserted.length > 0
      ? isOrdinary(mention, read, line)
      : wish.reacts && isLesserSense(mention, read, line),
  )
}

/** A word that tells the ordinary food, which the line does not have. */
function isOrdinary({ first, last }: Mention, { tokens }: ReadSentence, line: Line): boolean {
  const words = tokens.slice(Math.max(0, first - 1), last).filter(({ word }) => plainly.has(word))
  return words.length > 0 && words.every(({ word }) => line.read.tokens.every((token) => token.word !== word))
}

/** The line brings something that the words can mean besides, and none of the words. */
const isLesserSense = (
  { first, last, foods, kind }: Mention,
  { tokens }: ReadSentence,
  line: Line,
): boolean =>
  kind === 'food' &&
  line.food !== undefined &&
  line.food.name !== foods[0] &&
  !definite.has(tokens[first - 1]?.word ?? '') &&
  !tokens
    .slice(first, last + 1)
    .some(({ singular }) => line.read.tokens.some((token) => token.singular === singular))

/** Words that tell the ordinary food from one that is made to be without something. */
const plainly = new Set(
  'plain ordinary regular normal wheat wheaten real proper usual standard dairy'.split(' '),
)

/** The likeliest food that is meant breaks the wish: 'butter' is of milk, though there is cocoa butter. */
function breaks({ foods: [likeliest], kind }: Mention, wish: Wish): boolean {
  const food = findFood(likeliest ?? '')
  // A word for any of a kind ('seasoning', 'the soup') names what is listed or made.
  if (kind !== 'food' || food === undefined || food.members.length > 0 || food.isDish) return false
  return wish.breaks(food)
}

const likely = 3
const openers = new Set('a an some any few with on of extra more crusty warm'.split(' '))
/** 'With a roll', 'some nuts': each of the likeliest of the kind breaks it, and nothing says that one of the list is meant. */
function isOfBrokenClass(mention: Mention, read: ReadSentence, wish: Wish): boolean {
  const { foods, kind, first, last, id } = mention
  const { tokens } = read
  const meant = foods.slice(0, likely).map((name) => findFood(name))
  return (
    kind === 'food-class' &&
    id !== 'sauce' &&
    !isShape(mention, read) &&
    openers.has(tokens[first - 1]?.word ?? '') &&
    endsName(tokens[last + 1]) &&
    meant.every((food) => food !== undefined && wish.breaks(food))
  )
}

const behindNames = new Set([
  'and',
  'or',
  'with',
  'to',
  'for',
  'if',
  'on',
  'alongside',
  'beside',
  'as',
  'would',
  'is',
])
const endsName = (next: Token | undefined): boolean =>
  next === undefined || next.isAfterMark || behindNames.has(next.word)

/** 'Vegan butter' is another product. */
const isClaimed = ({ first }: Mention, { mentions }: ReadSentence) =>
  mentions.some(
    ({ kind, id, last }) => kind === 'word' && id === 'meatless' && first - last <= 2 && first > last,
  )

const joints = new Set(['with', 'and', 'of', 'on', 'over', 'in'])

/** What a title ends with is what it makes: 'Strawberry Sorbet' of strawberries and maple syrup. */
function isAtEnd({ first, last, foods }: Mention, title: string, { isCalled }: Wish): boolean {
  const { tokens } = readSentence(title)
  return (
    last === tokens.length - 1 &&
    !joints.has(tokens[first - 1]?.word ?? '') &&
    isCalled(findFood(foods[0] ?? ''))
  )
}

/** 'Teriyaki Tofu' is made in a way that a sauce is called by; 'Pesto Tofu' has pesto. */
const isStyle = ({ foods: [food], text }: Mention): boolean =>
  findFood(food ?? '')?.category === 'condiment' &&
  !tokensOf(text).some(({ singular }) => singular === tokensOf(food ?? '').at(-1)?.singular)

/** 'The bread' of a recipe whose title promises bread is what its lines became, and these fit the wish. */
function isDishItself(
  mention: Mention,
  read: ReadSentence,
  { lines, title }: Work,
  isTitle: boolean,
  wish: Wish,
): boolean {
  const { foods, text } = mention
  if (
    isTitle &&
    (isNameOfItself(mention, title) ||
      isWhatItIsFor(mention, title) ||
      isAtEnd(mention, title, wish) ||
      isStyle(mention))
  )
    return true
  const isMade = !namesKind(mention) && foods.slice(0, likely).some((food) => isMadeHere(food, lines))
  if (isMade && (isTitle || (isWorkedOn(mention, read) && !isSwapped(mention, read)))) return true
  return (
    !isTitle &&
    readSentence(title).tokens.some(({ singular }) =>
      readSentence(text).tokens.some((token) => token.singular === singular),
    )
  )
}

const kinds = new Set(['flour', 'milk', 'cream', 'butter', 'cheese'])
/** 'All-purpose flour' is bought, whatever flour can be made of. */
const namesKind = ({ text }: Mention): boolean => {
  const words = tokensOf(text)
  return words.length > 1 && kinds.has(words.at(-1)?.singular ?? '')
}

const atTable: ReadonlySet<Effect> = new Set<Effect>(['serve', 'eat', 'clean', 'test'])
const definite = new Set(['the', 'this', 'these', 'that', 'those', 'your', 'each', 'its', 'both', 'their'])
const nameReach = 2

/** What is made here is called 'the bread', or is in work; 'with slices of bread' at the table is bought. */
function isWorkedOn({ first }: Mention, read: ReadSentence): boolean {
  const clause = clausesOf(read).find((each) => each.first <= first && each.last >= first)
  const before = read.tokens.slice(Math.max(0, first - nameReach), first)
  return before.some(({ word }) => definite.has(word)) || !atTable.has(clause?.effect ?? 'eat')
}

const swaps = phraseSet(swapWords)
/** 'Or swap the noodles for udon': what is behind the word is bought. */
const isSwapped = ({ first }: Mention, { tokens }: ReadSentence): boolean =>
  (findPhrase(tokens, swaps)?.last ?? first) < first
