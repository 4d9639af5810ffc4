import { brimWords } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'

const brim = phraseSet(brimWords)
const fills = new Set(['fill', 'filled', 'filling', 'pour', 'top', 'tip', 'glug'])
const rims = new Set(['brim', 'rim', 'lip', 'top', 'edge'])
/** Words between the filling and the rim: 'to the brim', 'a fingertip shy of the brim', 'just below the rim'. */
const reaching = new Set(['to', 'of', 'below', 'under', 'from', 'near'])
const rimReach = 3
/** 'Oil on top of the dough' is at no rim. */
const owned = new Set(['the', 'its'])
const amply = new Set([
  'nearly',
  'almost',
  'completely',
  'totally',
  'practically',
  'quite',
  'quarters',
  'thirds',
  'right',
])
const fullReach = 2
/** A share or a length says itself how full: 'a third', '10 cm below the rim'. */
const shares = new Set(['half', 'halfway', 'third', 'quarter', 'cm', 'centimetre', 'centimeter', 'inch'])

/** True where a pot is filled so high that what goes in makes it run over: 'to the brim', 'nearly full', 'a finger from the rim'. */
export const isFilledHigh = ({ tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, brim) || tokens.some((_, at) => isAtRim(tokens, at) || isFull(tokens, at))

function isAtRim(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - rimReach), at)
  return (
    rims.has(tokens[at]?.singular ?? '') &&
    owned.has(tokens[at - 1]?.word ?? '') &&
    near.some(({ word }) => reaching.has(word)) &&
    tokens.slice(0, at).some(({ word }) => fills.has(word)) &&
    !tokens.some(({ singular }) => shares.has(singular))
  )
}

const isFull = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'full' &&
  tokens.slice(Math.max(0, at - fullReach), at).some(({ word }) => amply.has(word))
