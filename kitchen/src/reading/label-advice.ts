import type { Token } from './tokens.ts'

const reading = new Set(['check', 'read'])
const done = new Set(['checked', 'read'])
const reach = 3

/** The tokens in which a text tells what a label is to be read for, up to the next mark: '(check the label for soy)', '(label checked for nuts)'. Undefined where it does not. */
export function labelAdviceIn(
  tokens: readonly Token[],
): { readonly first: number; readonly last: number } | undefined {
  const first = tokens.findIndex(
    ({ word, singular }, at) =>
      (reading.has(word) && tokens.slice(at + 1, at + 1 + reach).some((near) => near.singular === 'label')) ||
      (singular === 'label' && done.has(tokens[at + 1]?.word ?? '')),
  )
  if (first === -1) return undefined
  const end = tokens.findIndex(({ isAfterMark }, at) => at > first && isAfterMark)
  return { first, last: (end === -1 ? tokens.length : end) - 1 }
}
