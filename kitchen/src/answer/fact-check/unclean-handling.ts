import { reuseWords, washingNouns } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { ReadStatement } from './statement.ts'

/** A board or knife of raw food that is wiped, turned or rinsed, and neither washed nor changed. */
export function isWipedOnly({ plain, asked, read }: ReadStatement): boolean {
  const both = tokensOf(`${asked} ${plain}`)
  return (
    holdsPhrase(both, utensils) && holdsPhrase(read.tokens, wiped) && !holdsPhrase(read.tokens, washedWell)
  )
}
const utensils = phraseSet('board|boards|knife|knives|plate|platter|tongs|spatula|blade|cutting board')
const wiped = phraseSet(
  'wipe|wiped|wiping|wipes|dry cloth|cloth|flip|flipped|turn over|other side|rinse|rinsed',
)
const washedWell = phraseSet(
  'soap|soapy|dishwasher|bleach|detergent|wash|washed|washing|two boards|another board|second board|separate',
)

const reused = phraseSet(`${reuseWords}|plate it came from|board it came from`)
const stuffed = phraseSet('stuff|stuffed|stuffing')

/** Back on the plate of the raw, or a bird stuffed the day before. */
export const isHandledUnclean = ({ tokens, mentions }: ReadSentence): boolean =>
  holdsPhrase(tokens, reused) ||
  (holdsPhrase(tokens, stuffed) &&
    (holdsPhrase(tokens, before) || mentions.some(({ kind, id }) => kind === 'word' && id === 'ahead')))
const before = phraseSet('night before|evening before|day before|in advance|overnight')

const ofButcher: ReadonlySet<string> = new Set(['meat', 'poultry'])
const washing = phraseSet(`${washingNouns}|scrub|tap|rinse|rinses|rinsing|rinsed|wash|washes|washing|washed`)
const hygiene = phraseSet('hands|board|boards|knife|sink|plate|rice|canned')
/** Raw meat under the tap: what splashes is on everything. */
export const washesMeat = ({ foods, read: { tokens } }: ReadStatement): boolean =>
  foods.some(({ category }) => ofButcher.has(category)) &&
  holdsPhrase(tokens, washing) &&
  !holdsPhrase(tokens, hygiene)
