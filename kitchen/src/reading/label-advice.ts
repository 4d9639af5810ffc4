import type { Token } from './tokens.ts'

const reading = new Set(['check', 'read'])
const reach = 3

/** The token from which on a text tells what a label is to be read for, '(check the label for soy)'; -1 where it does not. */
export const labelAdviceAt = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    ({ word }, at) =>
      reading.has(word) && tokens.slice(at + 1, at + 1 + reach).some((near) => near.singular === 'label'),
  )
