import { poisonForms, sproutWords, toxicRaw, toxicTogether, wildMushrooms } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, minutesOf, phraseSet, readSentence } from '../../reading/index.ts'
import type { Mention, PhraseSet, ReadSentence, Token } from '../../reading/index.ts'
import { isOverCured, isUnderSalted } from './ferments.ts'
import { isHomeCanned } from './jars.ts'
import { isTestedCanning } from './tested-canning.ts'
import { isLeftHard } from './legumes.ts'
import { isOfDryFoods } from './shelf-foods.ts'
import type { Line } from '../../graph/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { refuse, refuseFor, notice, saidSentences, saidTokens, listed, isCooked } from './food-rule.ts'
import type { FoodVerdict, FoodRule } from './food-rule.ts'
import { forbids } from './said.ts'
import { flour } from './raw-flour.ts'
import { beans } from './dried-beans.ts'

const pairs = toxicTogether.map((each) => ({
  key: each.key,
  isOwnPart: each.isOwnPart === true,
  food: phraseSet(each.food),
  parts: phraseSet(each.with),
}))
const raws = toxicRaw.map((each) => ({
  key: each.key,
  food: phraseSet(each.food),
  safe: phraseSet(each.safe),
  minutes: each.minutes ?? 0,
}))
const poisons = phraseSet(poisonForms)

/** Foods that harm by what they are. Sources stand with the lists of the lexicon. */
export const foodRules: readonly FoodRule[] = [
  { key: 'raw-kidney-beans', judge: beans },
  { key: 'hard-legumes', judge: (work) => (isLeftHard(work) ? refuse : null) },
  ...pairs.map(({ key, food, parts, isOwnPart }) => ({
    key,
    judge: (work: Work) =>
      refuseFor(together(work, food, parts) ?? (isOwnPart ? partOfListed(work, food, parts) : undefined)),
  })),
  { key: 'rhubarb-leaves', judge: (work) => refuseFor(tops(work)) },
  ...raws.map(({ key, food, safe, minutes }) => ({
    key,
    judge: (work: Work) => (isLeftRaw(work, food, safe, minutes) ? refuse : null),
  })),
  { key: 'wild-mushroom', judge: (work) => (listed(work, mushrooms) ? notice : null) },
  { key: 'honey-infant', judge: (work) => (listed(work, honey) && !listed(work, melon) ? notice : null) },
  { key: 'under-salted-ferment', judge: (work) => (isUnderSalted(work) ? refuse : null) },
  { key: 'too-much-cure', judge: (work) => (isOverCured(work) ? refuse : null) },
  { key: 'raw-sprouts', judge: sprouts },
  { key: 'raw-flour', judge: flour },
  {
    key: 'home-canning',
    judge: (work) => (isHomeCanned(work) && !isOfDryFoods(work) && !isTestedCanning(work) ? refuse : null),
  },
  { key: 'tested-canning', judge: (work) => (isTestedCanning(work) ? notice : null) },
]

const mushrooms = phraseSet(wildMushrooms)
const honey = phraseSet('honey')
const melon = phraseSet('vegan honey|honeydew|honey dew')
/** Both words stand in one line or clause, not far from each other, and no other food between them. */
function together(work: Work, food: PhraseSet, parts: PhraseSet): ReadSentence | undefined {
  // 'Leaves in the compost, as they are poisonous': what is named is not to be eaten.
  const lines = work.lines.map(({ read }) => read).filter((read) => !forbids({ read }))
  return [...lines, readSentence(work.title), ...saidSentences(work)].find((read) => {
    const { tokens, mentions } = read
    const part = findPhrase(tokens, parts)
    if (part === undefined || isExcused(tokens)) return false
    if (isPartOfAnother(part.first, read, food)) return false
    const from = Math.max(0, part.first - near)
    const found = findPhrase(tokens.slice(from, part.last + near), food)
    if (found === undefined) return false
    const [left, right] =
      found.first + from < part.first ? [found.last + from, part.first] : [part.last, found.first + from]
    if (right - left <= 1) return true
    const isBefore = found.first + from < part.first
    return !mentions.some(
      (mention) =>
        mention.foods.length > 0 &&
        !(mention.first <= part.first && mention.last >= part.last) &&
        (isBefore
          ? mention.first > left && mention.first <= right
          : mention.last >= left && mention.last < right),
    )
  })
}

/** 'The ground kernels' of listed cherries: no other food stands before the part, and no other line brings it. */
function partOfListed(work: Work, food: PhraseSet, parts: PhraseSet): ReadSentence | undefined {
  const lines = work.lines.filter(({ read }) => holdsPhrase(read.tokens, food))
  if (lines.length === 0) return undefined
  const others = work.lines.filter((line) => !lines.includes(line))
  return saidSentences(work).find((read) => {
    const part = findPhrase(read.tokens, parts)
    if (part === undefined || isExcused(read.tokens)) return false
    const words = read.tokens.slice(part.first, part.last + 1).map(({ singular }) => singular)
    const isBrought = others.some(
      ({ keywords, food: own }) => words.some((word) => keywords.has(word)) || own?.category === 'herb',
    )
    return !isBrought && !isPartOfAnother(part.first, read, food)
  })
}

/** 'Leek leaves, potato': the leaves are the leek's. */
function isPartOfAnother(at: number, { tokens, mentions }: ReadSentence, food: PhraseSet): boolean {
  if (tokens[at]?.isAfterMark) return false
  return mentions.some(
    ({ foods, first, last }) =>
      foods.length > 0 && last === at - 1 && findPhrase(tokens.slice(first, last + 1), food) === undefined,
  )
}

const rhubarb = phraseSet('rhubarb')
const topWords = new Set(['tops', 'ends'])
const kept = phraseSet('and all|included|still on|left on')
const leafy = new Set(['green', 'leafy'])

/** 'Whole stems with tops', 'green ends and all': the ends that carry the leaves are kept on. Source: US National Capital Poison Center, rhubarb. */
function tops(work: Work): ReadSentence | undefined {
  const lines = work.lines.map(({ read }) => read).filter(({ tokens }) => holdsPhrase(tokens, rhubarb))
  if (lines.length === 0) return undefined
  return (
    lines.find((read) => keepsEnds(read, true)) ??
    saidSentences(work).find((read) => keepsEnds(read)) ??
    graphIn(work).events.find(({ read }) => keepsLeaves(read))?.read
  )
}

const leaves = new Set(['leaf', 'green'])
/** 'Don't throw away the big leaves'. */
const keepsLeaves = ({ tokens, mentions }: ReadSentence): boolean =>
  tokens.some(({ singular }) => leaves.has(singular)) &&
  mentions.some(({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && isNegated)

/** In a line 'with tops' keeps them on; in a step it may be said of a crust. */
const keepsEnds = ({ tokens, mentions }: ReadSentence, isLine = false): boolean =>
  !tokens.some(({ word }) => excusing.has(word)) &&
  tokens.some(({ word }, at) => {
    if (!topWords.has(word)) return false
    const isOther = mentions.some(
      ({ kind, last, foods }) => kind === 'food' && last < at && at - last <= 2 && !foods.includes('rhubarb'),
    )
    const before = tokens.slice(Math.max(0, at - 2), at)
    const isKept =
      before.some((each) => leafy.has(each.word) || (isLine && each.word === 'with')) ||
      findPhrase(tokens.slice(at + 1, at + 3), kept) !== undefined
    return isKept && !isOther
  })

const near = 7
/** Bitter melon is eaten; salt draws bitterness out; what is removed is not eaten. */
const excusing = new Set([
  'melon',
  'gourd',
  'radicchio',
  'chicory',
  'endive',
  'lemon',
  'draw',
  'removed',
  'reduce',
  'discarded',
  'discard',
  'binned',
  'composted',
  'trimmed',
  'trim',
  'without',
  'extract',
  'essence',
])

const cutOff = phraseSet('cut off|taken off|pulled off|twisted off|snapped off|cut away')
const isExcused = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => excusing.has(word)) || holdsPhrase(tokens, cutOff)

/** Minutes of heat that works on the line, where the steps tell them. */
const minutesCooked = (work: Work, line: Line): number =>
  graphIn(work)
    .events.filter((event) => event.cooks && event.touched.has(line))
    .reduce((sum, { clause }) => sum + (minutesOf(clause)?.max ?? 0), 0)

/** A food that harms raw and that no heat goes through. */
function isLeftRaw(work: Work, food: PhraseSet, safe: PhraseSet, minutes: number): boolean {
  const lines = work.lines.filter(
    ({ read }) => holdsPhrase(read.tokens, food) && !holdsPhrase(read.tokens, safe),
  )
  if (lines.some((line) => !isCooked(work, line) || minutesCooked(work, line) < minutes)) return true
  return saidTokens(work).some((tokens) => {
    const at = findPhrase(tokens, food)
    return at !== undefined && tokens[at.first - 1]?.word === 'raw' && lines.length > 0
  })
}

const sprout = phraseSet(sproutWords)

/** Source: FDA, raw sprouts. */
function sprouts(work: Work): FoodVerdict {
  const lines = work.lines.filter(
    ({ read }) =>
      holdsPhrase(read.tokens, sprout) &&
      !read.tokens.some(({ word }) => word.startsWith('brussel') || word === 'no' || word === 'without'),
  )
  return lines.some((line) => !isCooked(work, line)) ? notice : null
}

/** The words of a text that name a poison or a drug, or null. 'The consistency of glue', among `compared`, names none. */
export function poisonIn(tokens: readonly Token[], compared: readonly Mention[] = []): string | null {
  const found = findPhrase(tokens, poisons)
  if (found === undefined) return null
  if (compared.some(({ last }) => last < found.first && found.first - last <= comparedWithin)) return null
  return tokens
    .slice(found.first, found.last + 1)
    .map(({ word }) => word)
    .join(' ')
}

/** So many words behind 'the consistency of' are still compared with. */
const comparedWithin = 4
