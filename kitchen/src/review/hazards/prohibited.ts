import type { Effect } from '../../lexicon/index.ts'
import { isOrder, phraseAt, phraseSet, readSentence, tokensOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { sentenceRisk } from '../risk/sentence-risk.ts'
import { withStepTexts } from '../work.ts'
import { saidOf } from './said.ts'
import type { Said } from './said.ts'

const forbidding = phraseSet('never|dont|do not')
const opening = new Set(['please', 'and', 'but', 'so', 'just'])

/** The words that a sentence forbids, as if it ordered them; undefined where it orders anything, or forbids nothing from its first words on. */
export function forbiddenWords(text: string): string | undefined {
  const tokens = tokensOf(text)
  const from = opening.has(tokens[0]?.word ?? '') ? 1 : 0
  const found = phraseAt(tokens, from, forbidding)
  const start = found === undefined ? undefined : tokens[found.last + 1]?.start
  return start === undefined ? undefined : `${text.charAt(start).toUpperCase()}${text.slice(start + 1)}`
}

/**
 * The sentence as if it ordered what it forbids: 'leave rice in the pot overnight' of 'never leave rice in the pot overnight'. A rule that would not let that pass has
 * nothing against the prohibition; one that would is against the prohibition itself ('never chill it').
 */
export function asOrdered({ read, clauses, work, step }: Said): Said | undefined {
  const words = forbiddenWords(read.text)
  if (
    words === undefined ||
    clauses.some(({ verb, isNegated }) => verb !== null && !isNegated && isAffirmed(verb, read))
  )
    return undefined
  const ordered = withStepTexts(work, (text, at) => (at === step ? text.replace(read.text, words) : text))
  return saidOf(ordered)
    .flat()
    .find((said) => said.read.text === words)
}

/** Work whose prohibition is care: to wash, chill or cook is care by itself. */
const forbidden: ReadonlySet<Effect> = new Set<Effect>(['wait', 'store', 'move', 'serve', 'eat', 'add'])

/** True for words that forbid to leave, keep, put or eat something, where that sounds dangerous: 'never leave it on the stove overnight', not 'never wash the knife'. */
export function forbidsDanger(text: string): boolean {
  const words = forbiddenWords(text)
  if (words === undefined || sentenceRisk(words) <= 0) return false
  const verb = readSentence(words).mentions.find(({ kind }) => kind === 'technique')
  return verb?.first === 0 && verb.effect !== null && forbidden.has(verb.effect)
}

const isAffirmed = (verb: ReadSentence['mentions'][number], read: ReadSentence): boolean =>
  verb.form === 'base' && isOrder(verb, read) && !verb.isNegated
