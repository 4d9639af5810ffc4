import { englishWords, forms, otherLanguages } from '../../lexicon/index.ts'
import { sentencesOf, tokensOf } from '../../reading/index.ts'

/** Letters of another alphabet, which may look like Latin ones within a word. */
const otherAlphabet = /(?!\p{Script=Latin})\p{L}/u
const latin = /\p{Script=Latin}/u
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const isAscii = /^[ -~]*$/

/** Small words as written: accents tell languages apart. */
const english = new Set(forms(englishWords))
const other = new Set(forms(otherLanguages))

/**
 * True for words that this kitchen cannot judge: letters of two alphabets in one word, an alphabet that is not Latin, a sentence of another
 * language. Names of dishes ('pan con tomate') are too short to count.
 */
export function isUnreadable(text: string): boolean {
  if (!isAscii.test(text) && isOtherAlphabet(text)) return true
  if (otherWords(text) < 2) return false
  return sentencesOf(text).some(isForeignSentence)
}

function isOtherAlphabet(text: string): boolean {
  if (text.split(' ').some((word) => latin.test(word) && lookalike.test(word))) return true
  const letters = [...text]
  const strange = letters.filter((letter) => otherAlphabet.test(letter)).length
  return strange > 0 && strange > letters.filter((letter) => latin.test(letter)).length
}

const written = (text: string) => tokensOf(text).map(({ start, end }) => text.slice(start, end).toLowerCase())
const otherWords = (text: string) => written(text).filter((word) => other.has(word)).length

function isForeignSentence(sentence: string): boolean {
  const words = written(sentence)
  return words.length >= 5 && !words.some((word) => english.has(word)) && otherWords(sentence) >= 2
}
