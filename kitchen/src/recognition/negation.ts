import { findMentions } from './mentions.ts'
import { negations } from './negation-words.ts'
import { tokensOf } from '../reading/index.ts'

/**
 * Where a text names a food only to say that it is not there: 'no peanuts', 'out of milk', 'I am allergic to nuts'. `leading` stands before
 * every food, so that all of it is denied; `inside` follows a food and describes it ('pasta without egg'); null where nothing is denied.
 */
export function negationIn(text: string): 'leading' | 'inside' | null {
  const words = tokensOf(text)
  const denial = words.find(({ word, end }, index) => {
    // 'No-salt-added' is a word of a label.
    if (negations.has(word)) return text[end] !== '-'
    return (word === 'out' || word === 'free') && words[index + 1]?.word === 'of'
  })
  if (denial === undefined) return null
  const [food] = findMentions(text)
  const isLeading = food === undefined || denial.start < food.start || denial.word.startsWith('aller')
  return isLeading ? 'leading' : 'inside'
}
