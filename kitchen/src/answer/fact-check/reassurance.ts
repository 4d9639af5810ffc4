import { calming, calmingDenials, senseWords } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet, readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { warns } from './polarity.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

const calm = phraseSet(calming)
const denials = phraseSet(calmingDenials)
const senses = phraseSet(senseWords)

/**
 * Whether something is safe, is the kitchen's to say: a model's word that it is fine falls where it is about raw or
 * spoiled food, where food stands, how it smells, or who eats it.
 */
export function checkReassurance({ plain, foods }: ReadStatement): StatementVerdict | null {
  const read = readSentence(plain)
  if (foods.length > 0 && holdsPhrase(read.tokens, denials))
    return { verdict: 'drop', reason: 'unsafe-advice' }
  if (!calms(read) || warns(plain)) return null
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
