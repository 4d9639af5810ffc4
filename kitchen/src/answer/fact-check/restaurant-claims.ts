import { elsewherePlaces } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { tokensOf as askedTokens } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import { allergensIn } from '../../recognition/index.ts'
import { dietsIn } from '../diet-words.ts'
import { beginsWithMaker, restaurantFoodText, namesMaker } from './restaurant-food.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

const places = phraseSet(elsewherePlaces)

/** Sends to those who know, and claims nothing. */
const asks = phraseBook<true>([
  ['ask|asking|check|checking|label|labels|depend|depends|vary|varies|differ|confirm|call|contact', true],
  ['read|look at|for', true],
])

/** What nobody here can know: whether a maker's or a restaurant's food holds an allergen or keeps a diet. */
export function checkRestaurantFood({ text, plain, lookups }: ReadStatement): StatementVerdict | null {
  const isClaim = allergensIn(plain).length > 0 || dietsIn(plain).length > 0 || plain.includes('allerg')
  if (!isClaim || findPhrases(askedTokens(plain), asks).length > 0) return null
  const said = withoutTitles(text, lookups)
  const isMade = namesMaker(said) || (denies.test(plain) && beginsWithMaker(said))
  if (!isMade && !holdsPhrase(tokensOf(text), places)) return null
  return { verdict: 'replace', reason: 'allergen', text: restaurantFoodText }
}

/** What a maker leaves out, or a diet that it keeps. */
const denies = wording('free|no|not|without|neither|vegan|vegetarian|safe|suitable')

/** Dishes that were looked up have capitals too. */
const withoutTitles = (text: string, lookups: ReadStatement['lookups']): string =>
  lookups.flatMap(({ facts }) => facts).reduce((rest, { label }) => rest.replaceAll(label, ' '), text)
