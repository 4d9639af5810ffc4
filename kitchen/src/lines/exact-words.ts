import { findFood } from '../foods/index.ts'
import { findUnit, millilitresOf } from '../measures/index.ts'
import { alternativesIn, findMentions, onlyDescribe, recognise } from '../recognition/index.ts'
import { tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'
import type { Amount } from './amount.ts'
import { beginsOrigin, beginsPromise, marksBefore } from './line-tokens.ts'
import type { LineTokens } from './line-tokens.ts'
import { isDescription, said } from './named-food.ts'
import type { Span } from './named-food.ts'

/** What a food is for, how warm it is and what is remarked of it is no part of its name: 'butter for the tin', 'eggs at room temperature'. */
const purposes = new Set('for without to at optional if see until as plus cut each'.split(' '))
const isFigure = (word: string) => word >= '0' && word < ':'
/** What joins foods of one line: each has to be read by itself. */
const joints = new Set(['and', 'or', 'plus', 'with', 'in', 'on', 'from', 'such', 'like'])
const jointSigns = ['&', '+', '/']

/** States in which a food is sold or used, and words of diets on its pack: none of them makes another food of it. */
const states = new Set(
  (
    'hot warm boiling iced stale uncooked spring tap old fashioned day days your favorite favourite dry dried ' +
    'brown bone bones vegan vegetarian gluten dairy free plant based non gf tin tins grating'
  ).split(' '),
)

/**
 * True where the words of a line name foods exactly: nothing is left over that could make another food of them. 'Chopped ripe tomatoes' are
 * tomatoes; 'cheese crackers' and 'malted milk powder' are not what a part of their name says, and 'smelts' is no slip of 'spelt'.
 * Diets, allergens and temperatures rest on exact names; a guess is good enough for shopping.
 */
export function namesExactly(line: LineTokens, amount: Amount): boolean {
  const words = nameOf(line, amount)
  return words !== undefined && (areExact(words) || areExact(ofPlant(words)))
}

function areExact(words: string): boolean {
  const [first = words, ...others] = atJoints(words)
  const parts = [first, ...others.filter((part) => !saysHow(part))]
  if ([[words], parts, words.split('-')].some((foods) => foods.every(isFood))) return true
  const { foods, isOpen } = alternativesIn(words)
  return foods.length > 0 && !isOpen && !endsInMeasure(words)
}

const plantCategories: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb'])
const plantParts = new Set(
  'leaf leaves stem stems stalk stalks top tops greens peel peels peelings rind rinds ends trimmings core cores'.split(
    ' ',
  ),
)
const beforeParts = new Set([
  'the',
  'and',
  'or',
  'green',
  'leafy',
  'thick',
  'tender',
  'of',
  'from',
  'a',
  'bunch',
])

const isPart = ({ word }: Token): boolean => plantParts.has(word)
/** 'Leaves and stalks of 2 cauliflowers', 'watermelon rind': what it holds is what the plant holds. Other words as they are. */
function ofPlant(words: string): string {
  const tokens = tokensOf(words)
  if (!tokens.some(isPart)) return words
  const from = tokens.findIndex(
    (token) => !isPart(token) && !beforeParts.has(token.word) && !isFigure(token.word),
  )
  const rest = tokens.slice(Math.max(0, from))
  const end = rest.findIndex((token, at) => at > 0 && isPart(token))
  const kept = end === -1 ? rest : rest.slice(0, end)
  const name = kept.map(({ start, end: stop }) => words.slice(start, stop)).join(' ')
  const found = recognise(name)
  return found.kind === 'food' && plantCategories.has(findFood(found.food)?.category ?? '') ? name : words
}

/** The words before the food and its own, up to the first comma, colon or dash behind it, without what it is for. */
function nameOf(line: LineTokens, { from, to }: Amount): string | undefined {
  const spans: Span[] = []
  for (const [at, token] of line.tokens.entries()) {
    if (token.end <= from || token.start >= to || line.inside[at] === true) continue
    if (endsPart(marksBefore(line, at)) && namesFood(said(line, spans))) break
    const isBehind = endsName(line, at) || beginsOrigin(line, at) || beginsPromise(line, at)
    if (spans.length > 0 && isBehind && namesFood(said(line, spans))) break
    spans.push({ start: Math.max(from, token.start), end: token.end })
  }
  const words = said(line, spans)
  return namesFood(words) ? words : undefined
}

/** 'Bone-in' names no food, whatever bones are. */
function namesFood(words: string): boolean {
  const isKnown = findMentions(words).length > 0 || findFood(words.toLowerCase()) !== undefined
  return isKnown && !isDescription(words)
}

/** 'Butter room temp.', 'chocolate chunks + 2 tbsp', 'parsley or more as desired'. */
function endsName(line: LineTokens, at: number): boolean {
  const [word, next] = [line.tokens[at]?.word ?? '', line.tokens[at + 1]?.word ?? '']
  if (purposes.has(word)) return true
  if (word === 'room' && next.startsWith('temp')) return true
  if (word === 'or' && next === 'more') return true
  return isFigure(word) && next !== '%' && !word.includes('/')
}

function endsPart(marks: string): boolean {
  for (const sign of marks) if (',;:'.includes(sign)) return true
  return marks.includes(' - ') || marks.includes(' – ')
}

function atJoints(words: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let last = 0
  for (const { start, end, word } of tokensOf(words)) {
    const isSigned = jointSigns.some((sign) => words.slice(last, start).includes(sign))
    const isJoint = joints.has(word) || (word === 'as' && parts.length > 0 && from === start)
    if (isSigned || (isJoint && last > from)) {
      parts.push(words.slice(from, last))
      from = start
    }
    if (isJoint) from = end
    last = end
  }
  return [...parts, words.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

/** 'In one slab', 'on the vine', 'and skins removed': how the food comes, behind its name. */
function saysHow(part: string): boolean {
  const tokens = tokensOf(part)
  return onlyDescribe(tokens) || takenOff.has(tokens.at(-1)?.word ?? '')
}

const takenOff = new Set(['removed', 'discarded'])

/** A slip of the keyboard is a guess: the words have to be there as the food is called. */
function isFood(words: string): boolean {
  if (endsInMeasure(words)) return false
  if (findFood(words.toLowerCase()) !== undefined) return true
  if (findMentions(words).length === 0) return false
  return recognise(words).kind === 'food' || recognise(withoutStates(words)).kind === 'food'
}

const withoutStates = (words: string) =>
  tokensOf(words)
    .filter(({ word }) => !states.has(word))
    .map(({ start, end }) => words.slice(start, end))
    .join(' ')

/** 'Peanut butter cups' are sweets, and no cups of peanut butter. */
function endsInMeasure(words: string): boolean {
  const last = tokensOf(words).at(-1)?.word
  const unit = last === undefined ? undefined : findUnit(last)
  return unit !== undefined && millilitresOf(unit) !== undefined
}
