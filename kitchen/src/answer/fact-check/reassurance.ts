import { calming, calmingDenials, doctors, medicines, senseWords } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet, readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { warns } from './polarity.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

const calm = phraseSet(calming)
const denials = phraseSet(calmingDenials)
const senses = phraseSet(senseWords)
const drugs = phraseSet(medicines)
const advisers = phraseSet(doctors)

/**
 * Whether something is safe, and what heals, is the kitchen's to say or a doctor's: a model's word that it is fine falls where it is about raw or
 * spoiled food, where food stands, how it smells, or who eats it.
 */
export function checkReassurance({ text, plain, foods }: ReadStatement): StatementVerdict | null {
  const read = readSentence(text)
  const isIll = holdsPhrase(read.tokens, drugs) || names(read, 'person', ['ill'])
  const heals = names(read, 'claim', ['heals'])
  if (isIll && heals && !holdsPhrase(read.tokens, advisers))
    return { verdict: 'drop', reason: 'medical-advice' }
  if (foods.length > 0 && holdsPhrase(read.tokens, denials))
    return { verdict: 'drop', reason: 'unsafe-advice' }
  if (!calms(read) || warns(plain)) return null
  if (foods.length > 0 && holdsPhrase(read.tokens, denials))
    return { verdict: 'drop', reason: 'unsafe-advice' }
  const isAnimal = foods.length === 0 || foods.some(({ category }) => spoils.has(category))
  return isOfHazard(read) || (isAnimal && isUncooked(read))
    ? { verdict: 'drop', reason: 'unsafe-advice' }
    : null
}

const calms = (read: ReadSentence): boolean =>
  holdsPhrase(read.tokens, denials) || (isCalm(read) && !names(read, 'word', ['negation', 'forbidding']))

/** 'Safe temperatures' calm nobody. */
const isCalm = ({ tokens }: ReadSentence): boolean => {
  const found = findPhrase(tokens, calm)
  const isOnly = tokens.some(({ word }) => word === 'only')
  return found !== undefined && !isOnly && !measured.has(tokens[found.last + 1]?.singular ?? '')
}
const measured = new Set(['temperature', 'minimum', 'side', 'way', 'inside', 'internal', 'inner'])

const isOfHazard = (read: ReadSentence): boolean =>
  holdsPhrase(read.tokens, senses) ||
  names(read, 'danger', []) ||
  names(read, 'poison', []) ||
  names(read, 'person', ['infant', 'toddler', 'pregnant', 'allergic', 'ill']) ||
  read.mentions.some(
    ({ kind, senses: all }) =>
      kind === 'cue' && all.some(({ meaning, isWeak }) => meaning === 'underdone' && isWeak !== true),
  )

const spoils: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg', 'broth', 'legume'])

const isUncooked = (read: ReadSentence): boolean =>
  names(read, 'state', ['raw', 'unpasteurized', 'thawed']) || names(read, 'place', ['room', 'warm', 'shelf'])

const names = ({ mentions }: ReadSentence, kind: string, ids: readonly string[]): boolean =>
  mentions.some(
    (mention) =>
      mention.kind === kind &&
      !mention.isNegated &&
      (ids.length === 0 || mention.senses.some(({ id }) => ids.includes(id))),
  )
