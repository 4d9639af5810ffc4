import { findMentions, isBrand, isDescriptor } from '../../recognition/index.ts'
import {
  contentWords,
  elsewherePlaces,
  properAdjectives,
  quietWords,
  understoodWords,
} from '../../lexicon/index.ts'
import { holdsPhrase, phrasesAt, phraseSet, tokensOf } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'
import { allergensIn } from '../../recognition/index.ts'
import { dietsIn } from '../diet-words.ts'
import { plainText } from '../plain-text.ts'

const places = phraseSet(elsewherePlaces)
const contents = phraseSet(contentWords)
const common = new Set(properAdjectives.split('|'))

/** What the kitchen says of food that somebody else makes. */
export const restaurantFoodText =
  'I cannot know what is in it or what it touched in that kitchen: ask them before you order, or read the label where there is one.'

/**
 * True for a question about what a shop's, a brand's or a restaurant's food holds or touched: nobody here can know, whoever answers.
 * @example asksAboutRestaurantFood("Does Nando's sauce contain celery?") // true
 */
export function asksAboutRestaurantFood(question: string): boolean {
  const tokens = withoutComparison(tokensOf(question))
  const plain = plainText(question)
  const isContents =
    holdsPhrase(tokens, contents) || allergensIn(plain).length > 0 || dietsIn(plain).length > 0
  return isContents && (holdsPhrase(tokens, places) || namesMaker(question))
}

/** 'Like my grandad did in the pub' says how, and not where the food is from. */
function withoutComparison(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => word === 'like' && !wishing.has(tokens[index - 1]?.word ?? ''),
  )
  return at > 0 ? tokens.slice(0, at) : tokens
}
const wishing = new Set(['would', 'i', 'we', "i'd", "we'd", 'id', 'they', 'you', 'to'])

/**
 * True where a text names a maker: a name in capitals inside a sentence that is no food's, no agency's and no country's, with food or another
 * name behind it or in the possessive ("Nando's", 'Pizza Hut', 'a Big Mac').
 */
export function namesMaker(text: string): boolean {
  const tokens = tokensOf(text)
  const foods = findMentions(text)
  return tokens.some((token, at) => {
    if (at === 0 || token.isAfterStop || !isName(text, token) || common.has(token.word)) return false
    if (foods.some(({ start, end }) => token.start >= start && token.end <= end)) return false
    const next = tokens[at + 1]
    const isPossessive = isApostrophe(text[token.end - 2]) && text[token.end - 1] === 's'
    const isBeforeName = next !== undefined && !next.isAfterStop && isName(text, next)
    const isBeforeFood = next !== undefined && foods.some(({ start }) => start === next.start)
    // In a title every word has a capital: a name is none of the kitchen's words.
    const isOwnName =
      isBrand(token.word) ||
      !isPlainWord(token.word) ||
      (next !== undefined && isBeforeName && !isPlainWord(next.word))
    return isPossessive || (isOwnName && (isBeforeName || isBeforeFood))
  })
}

/**
 * True where a sentence begins with a maker's name: a word that no kitchen has, right before a food ('Heinz ketchup').
 * @example beginsWithMaker('Heinz ketchup is free of celery.') // true
 */
export function beginsWithMaker(text: string): boolean {
  const [first, second] = tokensOf(text)
  if (!first || !second || second.isAfterMark || !isName(text, first) || common.has(first.word)) return false
  const isBeforeFood = findMentions(text).some(({ start }) => start === second.start)
  return isBeforeFood && (isBrand(first.word) || !isPlainWord(first.word))
}

const plainWords = new Set(`${quietWords} ${understoodWords}`.split(' '))

/** A word of grammar, of cooking, or that only describes food. */
const isPlainWord = (word: string): boolean =>
  plainWords.has(word) ||
  word.endsWith('ly') ||
  isDescriptor(word, word) ||
  phrasesAt(tokensOf(word), 0).length > 0

const isApostrophe = (sign: string | undefined): boolean => sign === "'" || sign === '’'

/** A capital and small letters behind it. */
function isName(text: string, { start, end }: Token): boolean {
  const [first = '', second = ''] = [text[start], text[start + 1]]
  return (
    end - start > 2 &&
    first !== first.toLowerCase() &&
    (second === second.toLowerCase() || isApostrophe(second))
  )
}
