import type { ReadSentence } from '../../reading/index.ts'

const sour = new Set(['vinegar'])
const plainBefore = new Set(['root', 'ginger', 'apple'])
/** 'Red wine vinegar', 'ginger beer' hold none of what they are called by. */
export const withoutNamesakes = (tokens: ReadSentence['tokens']): ReadSentence['tokens'] =>
  tokens.filter(
    (_, at) => !sour.has(tokens[at + 1]?.word ?? '') && !plainBefore.has(tokens[at - 1]?.word ?? ''),
  )

/** The words before 'without': 'peanut butter without xylitol'. */
export const withoutDenied = (tokens: ReadSentence['tokens']): ReadSentence['tokens'] => {
  const at = tokens.findIndex(({ word }) => word === 'without' || word === 'no')
  return at === -1 ? tokens : tokens.slice(0, at)
}
