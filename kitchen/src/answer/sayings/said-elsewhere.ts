import { findMentions } from '../../recognition/index.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { tokensOf } from '../asked/tokens.ts'
import { allergensIn } from '../allergen-words.ts'
import { dietsIn } from '../diet-words.ts'
import type { ReadSaying, SayingVerdict } from './saying.ts'

const kitchens = phraseBook<true>([
  ['restaurant|takeaway|takeout|cafe|canteen|chain|bakery|diner|pub|menu|chef', true],
  ['brand|manufacturer|company', true],
  [
    'their korma|curry|sauce|soup|bread|dough|food|dish|dishes|burger|fries|pizza|dressing|kitchen|recipe',
    true,
  ],
])
const contents = phraseBook<true>([
  ['contain|contains|free|vegan|vegetarian|suitable|without', true],
  ['safe|fine|ok for', true],
  ['have|has|made with no', true],
])
/** Sends to those who know, and claims nothing. */
const asks = phraseBook<true>([
  ['ask|asking|check|checking|label|labels|depend|depends|vary|varies|differ|confirm|call', true],
  ['read|look at|for', true],
])
/** Names that are no maker's: of agencies, places and cuisines. */
const common = new Set(
  'USDA FDA FSIS CDC EU US UK NHS Celsius Fahrenheit Italian French Greek Thai Asian Chinese Japanese Indian Mexican Spanish Turkish Korean Vietnamese British American English Mediterranean Middle Eastern African Swiss German Danish Irish Scottish'.split(
    ' ',
  ),
)

/** What nobody here can know: whether a maker's or a restaurant's food holds an allergen or keeps a diet. */
export function checkElsewhere({ text, plain, lookups }: ReadSaying): SayingVerdict | null {
  const isClaim = allergensIn(plain).length > 0 || dietsIn(plain).length > 0 || plain.includes('allerg')
  if (!isClaim) return null
  const tokens = tokensOf(plain)
  if (findPhrases(tokens, asks).length > 0) return null
  const isOfMaker = findPhrases(tokens, contents).length > 0 && namesMaker(withoutTitles(text, lookups))
  if (findPhrases(tokens, kitchens).length === 0 && !isOfMaker) return null
  return {
    verdict: 'replace',
    reason: 'allergen',
    text: 'What a shop or a restaurant puts into its food nobody here can know: ask them, or read the label.',
  }
}

/** Dishes that were looked up have capitals too. */
const withoutTitles = (text: string, lookups: ReadSaying['lookups']): string =>
  lookups.flatMap(({ facts }) => facts).reduce((rest, { label }) => rest.replaceAll(label, ' '), text)

/** A capital letter inside a sentence that belongs to no food of the tables. */
function namesMaker(text: string): boolean {
  const mentions = findMentions(text)
  return [...text.matchAll(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu)].some(
    ({ 0: word, index }) =>
      !common.has(word) && !mentions.some(({ start, end }) => index >= start && index < end),
  )
}
