import type { ReadSentence } from '../../reading/index.ts'

const often = new Set(['every', 'each', 'daily', 'twice', 'per'])

/** 'Take a spoonful every morning': how often something is taken is said of medicine. */
export function isDose(read: ReadSentence): boolean {
  const { tokens, mentions } = read
  const [taken] = mentions.filter(
    ({ kind, effect, text }) => kind === 'technique' && (effect === 'eat' || text.toLowerCase() === 'take'),
  )
  return (
    taken !== undefined &&
    tokens.some(
      ({ word }, at) =>
        at > taken.last && often.has(word) && (word === 'daily' || isSpan(tokens[at + 1]?.singular)),
    )
  )
}

const spans = new Set(['day', 'morning', 'evening', 'night', 'hour', 'week', 'meal', 'month'])
const isSpan = (word: string | undefined): boolean => word !== undefined && spans.has(word)
