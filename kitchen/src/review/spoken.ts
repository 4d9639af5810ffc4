import {
  addressEnds,
  placePrepositions,
  outsidePhrases,
  outsideWords,
  peopleFirst,
} from '../lexicon/index.ts'
import { forms } from '../lexicon/index.ts'
import {
  clausesOf,
  headOf,
  holdsOrder,
  holdsPhrase,
  minutesOf,
  phraseAt,
  phraseSet,
  readSentence,
} from '../reading/index.ts'
import type { ReadSentence, Token } from '../reading/index.ts'
import { strangeWords } from './strange.ts'

const outside = phraseSet([...forms(outsideWords), ...forms(outsidePhrases)])
const people = phraseSet(peopleFirst)
const ends = new Set(forms(addressEnds))

/** Longer times are of keeping, or of anything. */
const aDay = 24 * 60

/** Concepts of which every sentence of a recipe has one. */
const kitchen = new Set(['technique', 'food', 'food-class', 'cue', 'place', 'tool', 'part', 'state'])

/** Those that are of the food itself: a statement about tables and places says nothing of the dish. */
const ofFood = new Set(['technique', 'food', 'food-class', 'cue', 'part', 'state'])

/**
 * True for words that a recipe is made of: an instruction, a cue or a remark about serving. They name something of the kitchen or of the
 * recipe's list, and nothing of health, of what people may eat, of figures, of money or of where to reach somebody.
 */
export function isAboutCooking(words: string, own: ReadonlySet<string>): boolean {
  const read = readSentence(words)
  if (read.tokens.length === 0) return true
  if (speaksOfElse(read) || reachesOut(words, read.tokens) || isOfSomebody(read)) return false
  if (isPlaced(read)) return true
  if (isDose(read) || (isStatement(read) && !isForRules(read) && strangeWords(read, own).length > 0))
    return false
  if (read.tokens.length < 3) return true
  const known = isStatement(read) ? ofFood : kitchen
  return (
    read.mentions.some(({ kind, id }) => known.has(kind) || (kind === 'reference' && id !== 'mixture')) ||
    read.tokens.some(({ singular }) => own.has(singular)) ||
    (isWarning(read) && strangeWords(read, own).length === 0) ||
    read.quantities.some(({ kind }) => kind === 'temperature') ||
    clausesOf(read).some((clause) => minutesOf(clause) !== null && (minutesOf(clause)?.max ?? aDay) < aDay)
  )
}

const places = new Set(forms(placePrepositions))

/** 'Into the top pocket with them': where food is put, which the rules of keeping judge. */
const isPlaced = ({ tokens, mentions }: ReadSentence): boolean =>
  places.has(tokens[0]?.word ?? '') && mentions.every(({ kind }) => kind !== 'technique')

/** Says how something is and gives nothing to do; a word nobody knows at its head, before what it may be done to, is work. */
export const isStatement = (read: ReadSentence): boolean => !holdsOrder(read) && !beginsWithWork(read)

function beginsWithWork(read: ReadSentence): boolean {
  const at = headOf(read)
  const [head, next] = read.tokens.slice(at)
  if (
    head === undefined ||
    next === undefined ||
    helping.has(head.word) ||
    places.has(head.word) ||
    modals.has(head.word)
  )
    return false
  if (next.isAfterMark) return false
  const isNamed = read.mentions.some(({ kind, first }) => first === at && kind !== 'technique')
  const isObject = read.mentions.some(({ foods, first }) => foods.length > 0 && first === at + 1)
  return !isNamed && (objects.has(next.word) || isObject)
}

/** What a sentence without work begins with. */
const helping = new Set(
  'should if as once when were had is are was and but not all what like they it there that this those these he she who so some any most'.split(
    ' ',
  ),
)
const modals = new Set(['will', 'would', 'might', 'wont', 'can', 'could', 'may', 'should', 'must'])

const standing = new Set(['room', 'shelf', 'warm'])

/** A figure, a time, a place where food stands or a sign that it is done is for the rules of heat and of keeping to judge. */
const isForRules = ({ quantities, mentions }: ReadSentence): boolean =>
  quantities.some(({ kind }) => kind === 'temperature' || kind === 'duration') ||
  mentions.some(
    ({ kind, senses }) =>
      kind === 'time' ||
      (kind === 'cue' && senses.some(({ meaning }) => meaning === 'done')) ||
      (kind === 'place' && senses.some(({ id }) => standing.has(id))),
  )

const objects = new Set([
  'the',
  'a',
  'an',
  'in',
  'on',
  'up',
  'it',
  'them',
  'some',
  'each',
  'over',
  'out',
  'off',
  'with',
  'to',
])

/** 'Do not overbake'. */
const isWarning = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id, first }) => kind === 'word' && id === 'forbidding' && first === 0)

/** True where the words are about somebody: whom they suit, and how those are. */
export const speaksOfPerson = (read: ReadSentence): boolean => personsIn(read).length > 0

/** The words for people in a state of body or mind that a rule may be about. */
export const personsIn = ({ mentions }: ReadSentence): Mentions =>
  mentions.filter((mention, _, all) => isPerson(mention, all))

const persons = new Set(['their', 'theirs', 'they', 'them', 'he', 'she', 'him', 'her', 'his', 'hers', 'who'])

/** True for words that go on with what was said of somebody before: 'fish out their prawns', 'the broth is fine'. */
export const goesOn = (read: ReadSentence): boolean =>
  isStatement(read) || read.tokens.some(({ word }) => persons.has(word))

const often = new Set(['every', 'each', 'daily', 'twice', 'per'])

/** 'Take a spoonful every morning': how often something is taken is said of medicine. */
function isDose(read: ReadSentence): boolean {
  const { tokens, mentions } = read
  const [taken] = mentions.filter(
    ({ kind, effect, text }) => kind === 'technique' && (effect === 'eat' || text.toLowerCase() === 'take'),
  )
  return (
    taken !== undefined &&
    tokens.some(
      ({ word }, at) =>
        at > taken.last && often.has(word) && (word === 'daily' || isSpan(tokens[at + 1]?.singular)),
    )
  )
}

const spans = new Set(['day', 'morning', 'evening', 'night', 'hour', 'week', 'meal', 'month'])
const isSpan = (word: string | undefined): boolean => word !== undefined && spans.has(word)

/** 'They served these at Chez Panisse': a name that is no food's, and nothing to do. */
function isOfSomebody({ text, tokens, mentions }: ReadSentence): boolean {
  const isTold = tellers.has(tokens[0]?.word ?? '')
  const isOrder = mentions.some(({ kind, form }) => kind === 'technique' && form === 'base')
  if (isOrder && !isTold) return false
  return tokens.some(
    ({ start, word, isAfterStop }, at) =>
      at > 0 &&
      !isAfterStop &&
      word.length > 2 &&
      isCapital(text[start]) &&
      !isCapital(text[start + 1]) &&
      mentions.every(({ first, last }) => at < first || at > last),
  )
}

const tellers = new Set(['they', 'he', 'she', 'we', 'i', 'my', 'our'])
const isCapital = (sign: string | undefined): boolean =>
  sign !== undefined && sign !== sign.toLowerCase() && sign === sign.toUpperCase()

function speaksOfElse({ tokens, mentions }: ReadSentence): boolean {
  return (
    phraseAt(tokens, 0, people) !== undefined ||
    holdsPhrase(outsideFoods(tokens, mentions), outside) ||
    mentions.some((mention, _, all) => isPerson(mention, all))
  )
}

/** The tokens that are not part of a food's name of several words: no baby is in baby spinach. */
function outsideFoods(tokens: readonly Token[], mentions: Mentions): readonly Token[] {
  const names = mentions.filter(({ foods, first, last }) => foods.length > 0 && last > first)
  if (names.length === 0) return tokens
  return tokens.filter((_, at) => !names.some(({ first, last }) => at >= first && at <= last))
}

type Mentions = ReadSentence['mentions']

/** 'A baby gem lettuce' is no baby. */
function isPerson({ kind, senses, last }: Mentions[number], all: Mentions): boolean {
  if (kind !== 'person' || senses.some(({ id }) => id === 'ill' || id === 'child' || id === 'toddler'))
    return false
  return !all.some(({ foods, first }) => foods.length > 0 && first - last <= 2 && first > last - 1)
}

const currencies = '$£€@'

/** An address, a number to call, a price: none has a place in a recipe. */
export function reachesOut(words: string, tokens: readonly Token[]): boolean {
  if (
    tokens.some(
      (token, at) =>
        isAddressEnd(words, token, tokens[at - 1]) || isCurrency(words, token) || isHandle(words, token),
    )
  )
    return true
  return holdsPhoneNumber(words)
}

function isAddressEnd(words: string, { start, word }: Token, before: Token | undefined): boolean {
  return (
    before !== undefined &&
    ends.has(word) &&
    words[start - 1] === '.' &&
    before.end === start - 1 &&
    before.word.charCodeAt(0) > 57
  )
}

const isCurrency = (words: string, { start, word }: Token) =>
  word.charCodeAt(0) <= 57 &&
  [words[start - 1], words[start - 2]].some(
    (sign, at) => sign !== undefined && '$£€'.includes(sign) && (at === 0 || words[start - 1] === ' '),
  )

const isHandle = (words: string, { start, word }: Token) =>
  words[start - 1] === '@' && currencies.includes('@') && word.charCodeAt(0) > 57

/** A telephone number has at least seven digits in a row of figures and dashes, a short code five without any. */
function holdsPhoneNumber(words: string): boolean {
  let digits = 0
  let run = 0
  let longest = 0
  for (const sign of words) {
    const isDigit = sign >= '0' && sign <= '9'
    digits = isDigit ? digits + 1 : ' ()+.-'.includes(sign) && digits > 0 ? digits : 0
    run = isDigit ? run + 1 : 0
    longest = Math.max(longest, run)
    if (digits >= 9 || longest >= 5) return true
    if (sign === '°' || sign === '/') digits = 0
  }
  return digits >= 9
}
