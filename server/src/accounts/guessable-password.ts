import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * Fewer guesses than these and someone who may only try slowly finds the password. Source: the second score of zxcvbn, 'protection from
 * throttled online attacks' (github.com/dropbox/zxcvbn, README, read 2026-11).
 */
const tooFewGuesses = 1_000_000

/** What is read of a password: looking takes longer than its length, and what follows makes none of it easier to guess. */
const mostRead = 40

let loading: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is one of those that are tried first: one of the 49,233 commonest in breaches, as they are, varied or repeated, or a
 * run of keys, a date or a word of `own` (address, name). Nothing leaves this machine. The list is that of `@zxcvbn-ts/language-common`.
 * @example await isGuessable('Password1!', []) // true
 */
export async function isGuessable(password: string, own: readonly string[]): Promise<boolean> {
  loading ??= loadEstimator()
  const estimator = await loading
  return (
    estimator.check(password.slice(0, mostRead), ['plotluck', ...own.flatMap(wordsOf)]).guesses <
    tooFewGuesses
  )
}

/** A text whole, each of its words, and the words before an @ joined in the usual ways. */
function wordsOf(text: string): readonly string[] {
  const named = splitWords(text.split('@')[0] ?? '')
  const joined = ['', ' ', '.', '-', '_'].map((mark) => named.join(mark))
  return [text, ...joined, ...splitWords(text)].filter(Boolean)
}

const splitWords = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u)

// Loaded at the first new password: reading the list takes as long as starting everything else.
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
