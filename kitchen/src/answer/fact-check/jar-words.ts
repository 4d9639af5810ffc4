import { matterWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, placesOf, tokensOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { ReadStatement } from './statement.ts'

const vesselWords = new Set(
  'jar|jars|mason jar|kilner|preserving jar|seal|seals|sealed|ping|headspace'.split('|'),
)
/** A jar that is closed, heated or put on a shelf is meant to keep; one that only holds something, and a sealed bag, are vessels. */
export const isOfCanning = ({ read, asked }: ReadStatement): boolean =>
  holdsPhrase(read.tokens, canning) ||
  (!placesOf(read).includes('cold') &&
    !isOfDried(read, asked) &&
    holdsPhrase(read.tokens, jarParts) &&
    (holdsPhrase(read.tokens, jarWork) || holdsPhrase(tokensOf(asked), canning)))
/** What is dry keeps in any closed vessel; oil and juice are not dry. */
const isOfDried = (read: ReadSentence, asked: string): boolean =>
  read.tokens.some(({ word }) => word === 'airtight') &&
  dries.test(`${asked} ${read.tokens.map(({ word }) => word).join(' ')}`)
const dries = wording(
  'dry|dried|drying|dehydrate|dehydrated',
  'oil|juice|brine|fresh|tomato|mushroom|meat|jerky',
)
const jarParts = phraseSet('jar|jars|lid|lids|mason jar|kilner|preserving jar|headspace')
const jarWork = phraseSet(
  'seal|seals|sealed|ping|hot|boil|boiled|boiling|simmer|process|shelf|pantry|cellar|cupboard|keep|keeps|store|month|months|year|years|vinegar',
)
const canning = phraseSet(
  matterWords.jars
    .split('|')
    .filter((words) => !vesselWords.has(words))
    .join('|'),
)
