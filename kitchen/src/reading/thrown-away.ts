import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

const throwing: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['throw', new Set(['away', 'out'])],
  ['chuck', new Set(['away', 'out'])],
  ['toss', new Set(['out'])],
  ['pour', new Set(['away'])],
  ['tip', new Set(['away'])],
])
const drains = new Set(['sink', 'drain', 'plughole'])
const particleReach = 9

/** Mentions with the work of a verb whose particle stands behind what goes: 'throw what is left of it away', 'pour the used marinade down the sink'. */
export function withThrown(
  text: string,
  mentions: readonly Mention[],
  tokens: readonly Token[],
): readonly Mention[] {
  const at = tokens.findIndex((_, index) => isThrown(tokens, index))
  const known = mentions.find(({ kind, first, last }) => kind === 'technique' && first <= at && last >= at)
  if (at === -1 || (known !== undefined && (known.id === 'discard' || known.form !== 'base'))) return mentions
  const { start = 0, end = 0 } = tokens[at] ?? {}
  const thrown: Mention = {
    kind: 'technique',
    id: 'discard',
    senses: [],
    text: text.slice(start, end),
    start,
    end,
    first: at,
    last: at,
    foods: [],
    certainty: 'class',
    isNegated: false,
    form: 'base',
    effect: 'remove',
  }
  return [...mentions.filter((each) => each !== known), thrown].toSorted((a, b) => a.first - b.first)
}

function isThrown(tokens: readonly Token[], at: number): boolean {
  const particles = throwing.get(tokens[at]?.word ?? '')
  if (particles === undefined) return false
  const stop = tokens.findIndex(({ isAfterMark }, index) => index > at && isAfterMark)
  const behind = tokens.slice(at + 1, Math.min(stop === -1 ? tokens.length : stop, at + particleReach))
  return behind.some(
    ({ word }, index) =>
      particles.has(word) ||
      (word === 'down' && behind.slice(index + 1, index + 3).some((each) => drains.has(each.word))),
  )
}
