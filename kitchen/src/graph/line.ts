import { findFood } from '../foods/index.ts'
import type { Diet, Food, FoodName } from '../foods/index.ts'
import { forms, lineFillers, usedBefore } from '../lexicon/index.ts'
import { parseLine } from '../lines/index.ts'
import { gramsOfWeight, millilitresOf } from '../measures/index.ts'
import type { ParsedLine } from '../lines/index.ts'
import { findPhrase, labelAdviceIn, phraseSet, readSentence, remembered } from '../reading/index.ts'
import type { Certainty, Mention, ReadSentence, Token } from '../reading/index.ts'
import { animalBeside, animalIn } from './animal.ts'
import type { Animal } from './animal.ts'
import { assertedDiets, becomesAnother, isFreeOf } from './asserted-diets.ts'

/** An ingredient line with everything its words say. */
export type Line = {
  readonly text: string
  readonly read: ReadSentence
  readonly parsed: ParsedLine
  /** The food the line asks for; undefined when the kitchen does not know it, or when the words make it another ('vegan'). */
  readonly food: Food | undefined
  /** Whether `food` may carry what rests on it: 'exact' and 'variety' may, 'class' and 'unknown' leave allergens and diets not known. */
  readonly certainty: Certainty
  /** Foods named besides `food`: 'butter or olive oil', 'salt and pepper'. */
  readonly otherFoods: readonly Food[]
  /** Every food that the words of the line name. */
  readonly mentions: readonly Mention[]
  /** Diets that the words promise of the product to buy: 'gluten-free pasta', 'vegan cheese'. */
  readonly asserted: readonly Diet[]
  /** Words, singular, by which a step may call it. */
  readonly keywords: ReadonlySet<string>
  /** Other words of the line by which a step may call what became of it: 'mash' of bananas mashed, 'head' of elderflower heads. */
  readonly forms: ReadonlySet<string>
  /** What raw animal food it brings into the kitchen; null for none. */
  readonly animal: Animal | null
}

/** True where the food is known for sure: allergens, diets and temperatures may rest on it. */
export const isKnown = ({ food, certainty }: Pick<Line, 'food' | 'certainty'>): boolean =>
  food !== undefined && (certainty === 'exact' || certainty === 'variety')

// The same lines come back in recipe after recipe, and in every review of one: they are read once.
const linesKept = 5000

/**
 * Reads an ingredient line. Never throws.
 * @example readLine('300 g chicken breast').animal // { group: 'poultry', ... }
 */
export const readLine: (text: string) => Line = remembered(readNewLine, linesKept)

function readNewLine(text: string): Line {
  const parsed = parseLine(text)
  const read = readSentence(text)
  const named = parsed.food === null ? undefined : findFood(parsed.food)
  const asserted = assertedDiets(read.tokens)
  const food = named !== undefined && becomesAnother(named, asserted) ? undefined : named
  const mentions = read.mentions.filter(
    (mention) =>
      mention.foods.length > 0 && !isPurpose(mention, read.tokens) && !isLeftOut(mention, read.tokens),
  )
  return {
    text,
    read,
    parsed,
    food,
    certainty: food === undefined ? 'unknown' : parsed.isExact ? 'exact' : 'class',
    otherFoods: [...otherFoods(mentions, read.tokens, named), ...foodsBefore(mentions, read.tokens)],
    mentions,
    asserted,
    keywords: keywordsOf(read.tokens, named?.name),
    forms: formsOf(read.tokens),
    animal:
      isUsed(read.tokens) || asserted.some((diet) => diet === 'vegan' || diet === 'vegetarian')
        ? null
        : (animalIn(read.tokens, food, parsed.isExact) ?? animalBeside(mentions, read.tokens, food)),
  }
}

const used = phraseSet(usedBefore)

/** 'Oil left from last night's prawns': not bought for this dish, and soiled by another. */
const isUsed = (tokens: readonly Token[]): boolean => findPhrase(tokens, used) !== undefined

function foodsBefore(mentions: readonly Mention[], tokens: readonly Token[]): readonly Food[] {
  const at = findPhrase(tokens, used)?.last ?? tokens.length
  return mentions.flatMap(({ first, foods }) => {
    const food = first > at ? findFood(foods[0] ?? '') : undefined
    return food === undefined ? [] : [food]
  })
}

/** 'Chili crisp without shrimp', 'labelled free from peanuts and nuts', 'glutinous rice (there is no gluten)' hold none. */
function isLeftOut({ first, last, isNegated }: Mention, tokens: readonly Token[]): boolean {
  if (isFreeOf(tokens, last)) return true
  if (first > 1 && (isNegated || tokens[first - 1]?.word === 'no')) return true
  const advice = labelAdviceIn(tokens)
  if (advice !== undefined && advice.first < first && first <= advice.last) return true
  const at = tokens
    .slice(0, first)
    .findLastIndex(
      ({ word }, index) =>
        word === 'without' || (word === 'free' && freeOf.has(tokens[index + 1]?.word ?? '')),
    )
  return at !== -1 && !tokens.slice(at + 1, first + 1).some(({ isAfterMark }) => isAfterMark)
}

const freeOf = new Set(['from', 'of'])

/** 'Margarine, for the butter sauce' names no butter. */
function isPurpose({ first }: Mention, tokens: readonly Token[]): boolean {
  for (let at = first - 1; at > 0 && first - at < 5; at -= 1) {
    const word = tokens[at]?.word
    if (word === 'for') return ['the', 'a', 'an'].includes(tokens[at + 1]?.word ?? '')
  }
  return false
}

const fillers = new Set(forms(lineFillers).flatMap((form) => form.split(' ')))

function keywordsOf(tokens: readonly Token[], food: FoodName | undefined): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { word, singular } of tokens.slice(0, purposeAt(tokens)))
    if (singular.length > 1 && !isFigure(word) && !fillers.has(word) && !fillers.has(singular))
      words.add(singular)
  if (food !== undefined)
    for (const mention of readSentence(food).tokens)
      if (!fillers.has(mention.word)) words.add(mention.singular)
  return words
}

const shortestForm = 4
const formEndings = ['ed', 'd']

function formsOf(tokens: readonly Token[]): ReadonlySet<string> {
  const words = tokens
    .map(({ singular }) => singular)
    .filter(
      (word) =>
        word.length >= shortestForm &&
        !isFigure(word) &&
        millilitresOf(word) === undefined &&
        gramsOfWeight(word) === undefined,
    )
  const stems = words.flatMap((word) =>
    formEndings.flatMap((end) => (word.endsWith(end) ? [word.slice(0, -end.length)] : [])),
  )
  return new Set([...words, ...stems].filter((word) => word.length >= shortestForm))
}

/** Where the line begins to say what its food is for: 'margarine, for the butter sauce'. */
function purposeAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > 0 && word === 'for' && ['the', 'a', 'an'].includes(tokens[index + 1]?.word ?? ''),
  )
  return at === -1 ? tokens.length : at
}

const isFigure = (word: string) => word.charCodeAt(0) < 65 || '½¼¾⅓⅔⅛°º'.includes(word[0] ?? '')

/** Foods that the words name exactly, and those of a list: '1 onion, 2 carrots and 2 celery sticks', 'butter or oil'. */
function otherFoods(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  food: Food | undefined,
): readonly Food[] {
  return mentions.flatMap((mention, index) => {
    const before = mentions[index - 1]
    const isListed = before !== undefined && joins(tokens, before.last + 1, mention.first)
    const meant = exactFood(mention, isListed)
    const found = meant === undefined ? undefined : findFood(meant)
    return found !== undefined && found.name !== food?.name ? [found] : []
  })
}

const joints = new Set(['and', 'or', 'plus', 'andor'])

/** Between two foods of a list stand a comma or a joining word, an amount and one measure at the most. */
function joins(tokens: readonly Token[], from: number, to: number): boolean {
  const isMarked = tokens[from]?.isAfterMark === true || joints.has(tokens[from]?.word ?? '')
  const words = tokens
    .slice(from, to)
    .filter(({ word }) => !joints.has(word) && !isFigure(word) && word !== 'a' && word !== 'an')
  return isMarked && words.length <= 1 && words.every(({ word }) => word.length <= 6 || fillers.has(word))
}

function exactFood({ foods, kind, senses }: Mention, isListed: boolean): FoodName | undefined {
  if (foods.length === 1) return foods[0]
  const staple = foods.find((name) => findFood(name)?.isStaple === true)
  if (staple !== undefined && kind === 'food') return staple
  return isListed && kind === 'food' ? senses.find((sense) => sense.kind === 'food')?.id : undefined
}
