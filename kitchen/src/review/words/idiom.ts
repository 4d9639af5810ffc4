import type { FoodCategory } from '../../foods/index.ts'
import {
  comfortWords,
  dayParts,
  farTimes,
  forms,
  leftWords,
  matterWords,
  placePrepositions,
  takingWords,
} from '../../lexicon/index.ts'
import type { ConceptKind, Effect } from '../../lexicon/index.ts'
import { holdsPhrase, isCompared, phraseSet } from '../../reading/index.ts'
import type { Mention, ReadSentence, Token } from '../../reading/index.ts'
import { isAnimal } from './condition.ts'
import { isCondition } from './condition.ts'
import { isInBatter } from '../heat/doneness.ts'
import { truePromises } from './promises.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { hasPlainMeaning, ownWords, stemsOf, unlistedWords, unknownWords } from './unlisted-words.ts'
import type { Work } from '../work.ts'

/** What of a recipe decides whether words nobody knows may be harmless in it. */
export type Setting = {
  /** The words of its list and title: it may call them again. */
  readonly own: ReadonlySet<string>
  /** True where a raw animal food has to be cooked. */
  readonly hasRawAnimal: boolean
  /** True where what it is like tells whether it is done: not of eggs in a dough or a batter. */
  readonly isJudgedByLook: boolean
  /** True where nothing in the list is dangerous raw, underdone or of the wrong kind: a word of comfort then covers nothing up. */
  readonly isForgiving: boolean
  /** What its list may be called: the diets that every line keeps. */
  readonly promises: string
}

/** Foods of these kinds harm nobody, whatever is done to them in a kitchen. */
const forgiving: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'fruit',
  'herb',
  'spice',
  'oil-fat',
  'dairy',
  'sweetener',
  'bread-bakery',
  'flour-baking',
  'nut-seed',
  'condiment',
  'broth',
  'beverage',
])

/** The setting of a recipe as it was drafted. */
export function settingOf(work: Work, titleWords: Iterable<string>): Setting {
  const raw = rawLines(work)
  const isBatter = isInBatter(work.lines.map(({ text }) => text))
  return {
    own: new Set([...ownWords(work), ...titleWords]),
    hasRawAnimal: raw.length > 0,
    isJudgedByLook: raw.some(({ animal }) => animal.safe.group !== 'egg' || !isBatter),
    isForgiving:
      (raw.length === 0 || isBatter) &&
      work.lines.every(({ food }) => food !== undefined && forgiving.has(food.category)),
    promises: truePromises(work),
  }
}

const { rawness, ...others } = matterWords
const matters = phraseSet([...Object.values(others), farTimes].flatMap(forms))
const comforts: ReadonlySet<string> = new Set(forms(comfortWords))
/** What matters though nothing in the list harms anybody. */
const withoutComfort = phraseSet(
  [...Object.values(others), farTimes].flatMap(forms).filter((form) => !comforts.has(form)),
)
/** Times of day, and what is left over: of food that spoils they tell how it is kept, or used again. */
const ofSpoiling = phraseSet([dayParts, leftWords, 'tonight'].flatMap(forms))
const doneness = phraseSet(rawness)

/** Kinds of concepts that a rule has to judge: where a sentence has one, nothing in it may be unknown. */
const judged: ReadonlySet<ConceptKind> = new Set<ConceptKind>(['person', 'poison', 'danger', 'time'])
/** What words are about when they are about the dish. */
const anchors: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'food',
  'food-class',
  'cue',
  'part',
  'state',
  'reference',
])
/** Work that keeps people safe: whoever talks it down leads astray. */
const guarding: ReadonlySet<Effect> = new Set<Effect>([
  'cook',
  'sear',
  'warm',
  'chill',
  'freeze',
  'thaw',
  'wash',
  'clean',
  'store',
  'preserve',
  'cure',
  'eat',
  'test',
])

/**
 * True for words that may stand though some are unknown: they are of the dish, and touch none of the matters by which somebody is harmed. Those are
 * whom it is for, health, what it holds, keeping and places, spoilage, cleanness, figures, and how done a raw animal food is; nothing unknown may stand
 * where a person, a place or something to swallow stands.
 */
export const isHarmlessTalk = (read: ReadSentence, setting: Setting): boolean =>
  (isOfDish(read, setting.own) || isSmallTalk(read, setting)) && touchesNothing(read, setting)

/** 'I do not bother', 'deep breath', 'never walk away from the pan': of plain words that name nothing of the dish; what is not needed may be heat. */
const isSmallTalk = (read: ReadSentence, setting: Setting): boolean =>
  !(setting.hasRawAnimal && read.mentions.some(deniesOnly)) &&
  unlistedWords(read, setting.own).every(hasPlainMeaning)

/** 'No need', and not 'never do it'. */
const deniesOnly = ({ kind, senses }: Mention): boolean =>
  kind === 'word' &&
  senses.some(({ id }) => id === 'negation') &&
  !senses.some(({ id }) => id === 'forbidding')

/** The same for words that need not be of the dish. */
export function touchesNothing(read: ReadSentence, setting: Setting): boolean {
  const strange = unlistedWords(read, setting.own)
  const unknown = unknownWords(read, setting.own).map((token) => read.tokens.indexOf(token))
  return (
    isFew(unknown, read) &&
    !touchesMatter(read, setting) &&
    !(setting.hasRawAnimal && unknown.length > 0 && read.mentions.some(isAnimal)) &&
    !strange.some(isOfMatter) &&
    !unknown.some((at) => isThing(at, read) || isForbidden(at, read)) &&
    !(setting.isJudgedByLook && strange.some((token) => isCondition(read.tokens.indexOf(token), read)))
  )
}

const mostStrange = 3

/** 'Digested' is of what digests. */
const wordsOfMatters: ReadonlySet<string> = new Set(
  Object.values(others)
    .flatMap(forms)
    .filter((form) => !form.includes(' ')),
)
const isOfMatter = ({ word }: Token): boolean => stemsOf(word).some((stem) => wordsOfMatters.has(stem))

const isFew = (strange: readonly number[], { tokens }: ReadSentence): boolean =>
  strange.length <= mostStrange && (strange.length * 2 <= tokens.length || tokens.length === 1)

const isOfDish = ({ mentions, tokens }: ReadSentence, own: ReadonlySet<string>): boolean =>
  tokens.length === 1 ||
  mentions.some(({ kind }) => anchors.has(kind)) ||
  tokens.some(({ singular }) => own.has(singular))

function touchesMatter(read: ReadSentence, setting: Setting): boolean {
  const { mentions, quantities, tokens } = read
  const { hasRawAnimal, isJudgedByLook } = setting
  return (
    quantities.length > 0 ||
    mentions.some((mention) => isJudged(mention) && !isLikened(mention, read)) ||
    mentions.some(({ effect, isNegated }) => isNegated && effect !== null && guarding.has(effect)) ||
    (hasRawAnimal && mentions.some(isInside)) ||
    (isJudgedByLook && (mentions.some(isUnderdone) || holdsPhrase(tokens, doneness))) ||
    tokens.some((token) => gauges.has(token.word)) ||
    (hasRawAnimal && holdsPhrase(tokens, ofSpoiling)) ||
    holdsPhrase(tokens, setting.isForgiving ? withoutComfort : matters)
  )
}

const gauges: ReadonlySet<string> = new Set([
  'thermometer',
  'thermometers',
  'fridge',
  'refrigerator',
  'freezer',
])

/** 'Set like wet cement': a thing that nobody puts into the dish. */
const isLikened = ({ kind, first }: Mention, read: ReadSentence): boolean =>
  kind === 'danger' && isCompared(read, first)

/** Heat is no place where food is kept. */
const isJudged = ({ kind, senses, effect }: Mention): boolean =>
  judged.has(kind) ||
  (kind === 'claim' && senses.some(({ id }) => id !== 'chatter')) ||
  (kind === 'place' && senses.some(({ id }) => id !== 'heat')) ||
  (kind === 'technique' && (effect === 'wash' || effect === 'clean' || effect === 'store'))

const isInside = ({ kind, senses }: Mention): boolean =>
  kind === 'part' && senses.some(({ id }) => id === 'inside')

/** A sign that food is not done. */
export const isUnderdone = ({ kind, senses }: Mention): boolean =>
  kind === 'cue' && senses.some(({ meaning }) => meaning === 'underdone')

const leads: ReadonlySet<string> = new Set([
  ...forms(placePrepositions),
  'for',
  'with',
  'from',
  'after',
  'before',
  'through',
  'during',
])
const owners: ReadonlySet<string> = new Set(['my', 'your', 'his', 'her', 'our', 'their'])
const taking: ReadonlySet<string> = new Set([...forms(takingWords), 'give', 'feed', 'serve', 'offer', 'add'])
const small: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'some',
  'any',
  'every',
  'that',
  'this',
  'those',
  'these',
  'little',
  'old',
  'big',
])

/** Behind 'in', 'for', 'with' or 'your' an unknown word may be a place, a person or a medicine, and behind 'take' something to swallow. */
function isThing(at: number, { tokens }: ReadSentence): boolean {
  let before = at - 1
  while (before >= 0 && isPassed(tokens[before]) && !tokens[before + 1]?.isAfterMark) before -= 1
  const word = tokens[before + 1]?.isAfterMark ? undefined : tokens[before]?.word
  if (word === undefined) return false
  if (word === 'to' && isDoneTo(tokens[at + 1])) return false
  return leads.has(word) || owners.has(word) || taking.has(word)
}

/** 'Do not rush it': what is not to be done, and nobody knows what it is. */
const isForbidden = (at: number, { tokens }: ReadSentence): boolean =>
  denials.has(tokens[at - 1]?.word ?? '') && (tokens[at - 1]?.word !== 'not' || tokens[at - 2]?.word === 'do')
const denials: ReadonlySet<string> = new Set(['dont', 'never', 'not'])

const isPassed = (token: Token | undefined): boolean =>
  token !== undefined && (small.has(token.word) || token.word.endsWith('ly'))

/** 'To wake it up': a verb. */
const isDoneTo = (next: Token | undefined): boolean =>
  next !== undefined && !next.isAfterMark && (objects.has(next.word) || small.has(next.word))
const objects: ReadonlySet<string> = new Set(['it', 'them', 'things', 'everything', 'up', 'down'])
