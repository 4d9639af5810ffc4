import { elsewherePlaces } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { tokensOf as askedTokens } from '../asked/tokens.ts'
import { allergensIn } from '../allergen-words.ts'
import { dietsIn } from '../diet-words.ts'
import { elsewhereText, namesMaker } from './elsewhere.ts'
import type { ReadSaying, SayingVerdict } from './saying.ts'

const places = phraseSet(elsewherePlaces)

/** Sends to those who know, and claims nothing. */
const asks = phraseBook<true>([
  ['ask|asking|check|checking|label|labels|depend|depends|vary|varies|differ|confirm|call|contact', true],
  ['read|look at|for', true],
])

/** What nobody here can know: whether a maker's or a restaurant's food holds an allergen or keeps a diet. */
export function checkElsewhere({ text, plain, lookups }: ReadSaying): SayingVerdict | null {
  const isClaim = allergensIn(plain).length > 0 || dietsIn(plain).length > 0 || plain.includes('allerg')
  if (!isClaim || findPhrases(askedTokens(plain), asks).length > 0) return null
  if (!holdsPhrase(tokensOf(text), places) && !namesMaker(withoutTitles(text, lookups))) return null
  return { verdict: 'replace', reason: 'allergen', text: elsewhereText }
}

/** Dishes that were looked up have capitals too. */
const withoutTitles = (text: string, lookups: ReadSaying['lookups']): string =>
  lookups.flatMap(({ facts }) => facts).reduce((rest, { label }) => rest.replaceAll(label, ' '), text)
