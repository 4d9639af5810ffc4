import {
  bodyWords,
  calmingPhrases,
  forms,
  freedomWords,
  matterWords,
  outsidePhrases,
  outsideWords,
  peopleFirst,
  placePrepositions,
  pleasantries,
} from '../../lexicon/index.ts'
import {
  clausesOf,
  findPhrase,
  holdsPhrase,
  isOrder,
  minutesOf,
  phraseAt,
  phraseSet,
  readSentence,
} from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { sentenceRisk } from '../risk/sentence-risk.ts'
import { withoutHarmless } from './harmless-words.ts'
import { isHarmlessTalk, touchesNothing } from './idiom.ts'
import type { Setting } from './idiom.ts'
import { isOfSomebody } from './remarks-about-people.ts'
import { holdsContactDetails } from './contact-details.ts'
import { isStatement } from './statement.ts'
import { unknownWords, unlistedWords } from './unlisted-words.ts'
import { isDose } from './dose.ts'

const outside = phraseSet([outsideWords, outsidePhrases, calmingPhrases].flatMap(forms))
const people = phraseSet(peopleFirst)

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
export function isAboutCooking(said: string, setting: Setting): boolean {
  const words = withoutHarmless(said, setting)
  const read = readSentence(words)
  const { own } = setting
  if (read.tokens.length === 0) return true
  if (isForeign(read, words)) return false
  if (isPlaced(read)) return true
  if (isDose(read)) return false
  if (isStatement(read) && !isForRules(read) && isStrange(words, read, own))
    return isHarmlessTalk(read, setting)
  if (read.tokens.length < 3) return true
  const known = isStatement(read) ? ofFood : kitchen
  return (
    read.mentions.some(({ kind, id }) => known.has(kind) || (kind === 'reference' && id !== 'mixture')) ||
    read.tokens.some(({ singular }) => own.has(singular)) ||
    (touchesNothing(read, setting) && (isHarmlessTalk(read, setting) || !isDenied(read))) ||
    (isForRules(read) &&
      read.mentions.some(({ kind }) => kind === 'place') &&
      unlistedWords(read, own).length === 0) ||
    (isWarning(read) && unlistedWords(read, own).length === 0) ||
    read.quantities.some(({ kind }) => kind === 'temperature') ||
    isBareLimit(read) ||
    clausesOf(read).some((clause) => minutesOf(clause) !== null && (minutesOf(clause)?.max ?? aDay) < aDay)
  )
}

/** 'Boiling-water canner: 5 minutes up to 1,000 ft': the times of jars, which the rules of canning judge. */
export const isOfCanner = ({ tokens, quantities }: ReadSentence): boolean =>
  tokens.some(({ word }) => word === 'canner') && quantities.some(({ kind }) => kind === 'duration')

/** Words that no list has, where the dictionary knows them for what may harm, or the learned guard does not hear what cooks say to each other. */
const isStrange = (words: string, read: ReadSentence, own: ReadonlySet<string>): boolean =>
  unlistedWords(read, own).length > 0 && (unknownWords(read, own).length > 0 || sentenceRisk(words) >= 0)

/** 'Three days is its limit': a time and nothing else, which the rules of keeping have judged. */
const isBareLimit = ({ tokens, mentions, quantities }: ReadSentence): boolean =>
  mentions.length === 0 &&
  quantities.some(({ kind }) => kind === 'duration') &&
  tokens.some(({ word }) => word === 'its')

/** True for words that say nothing of cooking and harm nobody: 'count to thirty' stays beside what they are part of. */
export function isNeutral(said: string, setting: Setting): boolean {
  const words = withoutHarmless(said, setting)
  const read = readSentence(words)
  return !isForeign(read, words) && !isDose(read) && touchesNothing(read, setting)
}

const isForeign = (read: ReadSentence, words: string): boolean =>
  speaksOfElse(read) ||
  promisesFreedom(read) ||
  claimsOfBody(read) ||
  holdsContactDetails(words, read.tokens) ||
  isOfSomebody(read) ||
  isPleasantry(read)

const without = phraseSet(freedomWords)
const ofProduct = 3
const talking: ReadonlySet<string> = new Set(['serve', 'eat', 'wait'])

/** 'The school lets them in its nut-free lunchboxes': what a dish is without, the kitchen computes; 'vegan butter' only names a product. */
function promisesFreedom(read: ReadSentence): boolean {
  const found = findPhrase(read.tokens, without)
  if (found === undefined) return false
  const isOfProduct = read.mentions.some(
    ({ foods, first, isNegated }) =>
      foods.length > 0 && !isNegated && first > found.last - 1 && first - found.last <= ofProduct,
  )
  const isWork = read.mentions.some(
    (mention) => isOrder(mention, read) && !talking.has(mention.effect ?? 'serve'),
  )
  return !isOfProduct && !isWork
}

const ofBody = phraseSet(
  [matterWords.health, matterWords.nutrition, matterWords.contents, bodyWords]
    .flatMap(forms)
    .filter((word) => word !== 'veggie'),
)
/** 'Cooking it kills off the gluten', 'it thins the blood': what food does to people and holds, no sentence without work may say. */
const claimsOfBody = (read: ReadSentence): boolean => isStatement(read) && holdsPhrase(read.tokens, ofBody)

const pleasant = phraseSet(pleasantries)

/** 'Sure! Here you go': nothing but manners. 'Make sure' is work. */
const isPleasantry = (read: ReadSentence): boolean => {
  const found = phraseAt(read.tokens, 0, pleasant)
  return found !== undefined && (read.tokens[found.last + 1]?.isAfterMark ?? true) && isStatement(read)
}

const places = new Set(forms(placePrepositions))

/** 'Into the top pocket with them': where food is put, which the rules of keeping judge. */
const isPlaced = ({ tokens, mentions }: ReadSentence): boolean =>
  places.has(tokens[0]?.word ?? '') && mentions.every(({ kind }) => kind !== 'technique')

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

const isDenied = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, id }) => kind === 'word' && (id === 'negation' || id === 'forbidding'))

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

function speaksOfElse(read: ReadSentence): boolean {
  const { tokens, mentions } = read
  return (
    (phraseAt(tokens, 0, people) !== undefined && !isAtTable(read)) ||
    holdsPhrase(withoutWork(read, outsideFoods(tokens, mentions)), outside) ||
    mentions.some((mention, _, all) => isPerson(mention, all))
  )
}

const shared = new Set(['their', 'themselves', 'own'])

/** 'Everyone mixes their own', 'let everybody help themselves': what is done at the table, and no word of who may eat. */
const isAtTable = ({ tokens, mentions }: ReadSentence): boolean =>
  tokens.some(({ word }) => shared.has(word)) &&
  mentions.every(({ kind }) => kind !== 'person' && kind !== 'claim')

const levelsBefore = new Set(['on', 'to', 'at', 'over', 'medium'])
const eachOf = new Set(['per', 'each'])
/** Behind these it is the dish that is friendly, and to nobody in particular. */
const beingBefore = new Set(['get', 'gets', 'getting', 'very', 'so', 'be', 'more'])
const ofWork = new Set(['daily', 'strokes', 'stroke'])

/**
 * Without words that say how work is done: 'on high in a bowl', 'two per person', 'fold with a few strokes', 'stirring daily', 'rub in 1 tablespoon per
 * serving', and the comfort behind it ('cover it, and do not worry').
 */
function withoutWork(read: ReadSentence, tokens: readonly Token[]): readonly Token[] {
  const isWork = !isStatement(read) && !isDose(read)
  return tokens.filter(({ word }, at) => {
    const before = tokens[at - 1]?.word ?? ''
    if (word === 'high') return !levelsBefore.has(before)
    if (word === 'person') return !eachOf.has(before)
    if (word === 'friendly') return !beingBefore.has(before)
    if (isWork && word === 'worry') return before === 'without'
    if (isWork && word === 'serving') return before !== 'per'
    return !(isWork && ofWork.has(word))
  })
}

/** The tokens that are not part of a name of several words: no baby is in baby spinach, and nothing is high in 'high pressure'. */
function outsideFoods(tokens: readonly Token[], mentions: Mentions): readonly Token[] {
  const names = mentions.filter(
    ({ kind, foods, first, last }) => last > first && (foods.length > 0 || ofWorkplace.has(kind)),
  )
  if (names.length === 0) return tokens
  return tokens.filter((_, at) => !names.some(({ first, last }) => at >= first && at <= last))
}

const ofWorkplace: ReadonlySet<string> = new Set(['technique', 'place', 'tool'])

type Mentions = ReadSentence['mentions']

/** 'A baby gem lettuce' is no baby. */
function isPerson({ kind, senses, last }: Mentions[number], all: Mentions): boolean {
  if (kind !== 'person' || senses.some(({ id }) => id === 'ill' || id === 'child' || id === 'toddler'))
    return false
  return !all.some(({ foods, first }) => foods.length > 0 && first - last <= 2 && first > last - 1)
}
