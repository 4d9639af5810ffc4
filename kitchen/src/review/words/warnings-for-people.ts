import { forms, matterWords, medicineWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { isDenial } from './denial.ts'
import { isUnderdone } from './idiom.ts'
import { holdsContactDetails } from './contact-details.ts'

/** With these a sentence that keeps something from somebody also lets it pass for others, or otherwise. */
const allowing = new Set(
  'only just but except unless otherwise although though still safe fine ok okay harmless however'.split(' '),
)
/** 'Not for babies, honey water is'. */
const copulas = new Set(['is', 'are', 'do', 'does', 'can', 'may'])
/** Words for what does the body good; that liver is high in vitamin A is why it is kept from somebody. */
const doingGood = phraseSet(
  [
    ...forms(matterWords.health).filter((word) => !word.startsWith('vitamin')),
    ...forms(medicineWords),
  ].filter((word) => !word.startsWith('immun')),
)

/** Least inside temperature of the chart for a raw animal food. Source: FoodSafety.gov, cook to a safe minimum internal temperature. */
const leastInside = 62

/**
 * True for a sentence that is on the careful side and no more: it keeps the dish from somebody ('not for anyone pregnant'), has it cooked further for
 * them ('for anyone pregnant keep going to 63°C'), or forbids eating something raw. Whoever heeds it without need loses nothing but a bite.
 */
export const isCareful = (read: ReadSentence): boolean =>
  // Few sentences say any of these, and no other is looked at closely.
  (withholds(read) || cooksFurther(read) || forbidsRaw(read)) &&
  !read.tokens.some(({ word }) => allowing.has(word)) &&
  !holdsContactDetails(read.text, read.tokens) &&
  !holdsPhrase(read.tokens, doingGood) &&
  !copulas.has(read.tokens.at(-1)?.word ?? '')

/** True where a careful sentence also says that the dish as it is written is for nobody of those it names: 'for children, leave out the rum' does not. */
export const isKeptFrom = (read: ReadSentence): boolean =>
  isCareful(read) && !read.tokens.some(({ word }) => leaving.has(word))

const isPerson = ({ kind }: Mention): boolean => kind === 'person'
const isEating = ({ effect }: Mention): boolean => effect === 'eat'
const leaving = new Set(['skip', 'avoid', 'omit', 'leave'])

/** 'This one's not for babies', 'skip liver when you're pregnant': nobody is named whom it is for. */
function withholds(read: ReadSentence): boolean {
  const { mentions, tokens } = read
  const persons = mentions.filter(isPerson)
  const [person] = persons
  const denials = mentions.filter(isDenial)
  const [denial] = denials
  if (person === undefined || denial === undefined || denials.length > 1) return false
  const isLeft = leaving.has(tokens[denial.first]?.word ?? '')
  const isNotFor = tokens[denial.last + 1]?.word === 'for' && denial.last < person.first
  const isOneClause = tokens
    .slice(denial.last + 1, (persons.at(-1)?.last ?? 0) + 1)
    .every(({ isAfterStop }) => !isAfterStop)
  const isInstead = mentions.some(
    ({ effect, isNegated, first }) => effect === 'eat' && !isNegated && first > denial.last,
  )
  return (isLeft || isNotFor) && isOneClause && !isInstead
}

/** A person and an inside temperature that the chart has, and nothing denied. */
const cooksFurther = ({ mentions, quantities }: ReadSentence): boolean =>
  mentions.some(isPerson) &&
  !mentions.some(isDenial) &&
  quantities.some(({ kind }) => kind === 'temperature') &&
  quantities.every(({ kind, range }) => kind !== 'temperature' || range.min >= leastInside)

const raw = new Set(['raw', 'uncooked'])
/** 'Cassava must never be eaten raw or underdone'. */
const forbidsRaw = ({ mentions, tokens }: ReadSentence): boolean => {
  const eaten = mentions.find((each) => isEating(each) && each.isNegated)
  return (
    eaten !== undefined &&
    !mentions.some(isPerson) &&
    mentions.filter(isDenial).length === 1 &&
    (tokens.some(({ word }, at) => at > eaten.last && raw.has(word)) ||
      mentions.some((each) => isUnderdone(each) && each.first > eaten.last))
  )
}
