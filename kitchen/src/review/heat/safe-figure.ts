import type { ReadSentence } from '../../reading/index.ts'
import { plainName, requiredFahrenheit, safetySentence } from './doneness.ts'
import type { EndPoint } from './end-point.ts'
import type { RawLine } from './raw-lines.ts'
import { replaceClause } from '../words/rewrite.ts'
import { temperaturesIn, writePair } from './temperature-text.ts'

export function withSafeEnd(read: ReadSentence, line: RawLine, low: readonly EndPoint[]): string {
  const first = Math.min(...low.map((each) => each.first))
  const last = Math.max(...low.map((each) => each.last))
  return replaceClause(read, first, last, safetySentence(line))
}

const pairOf = (line: RawLine) => {
  const fahrenheit = requiredFahrenheit(line.animal.safe) ?? 145
  return writePair({ fahrenheit, celsius: (fahrenheit - 32) / 1.8 })
}

export function raised({ text }: ReadSentence, line: RawLine, low: readonly EndPoint[]): string {
  const figure = temperaturesIn(text)[0]
  const said =
    figure === undefined || low.length === 0
      ? 'Its temperature'
      : `${Math.round(figure.degrees)}°${figure.unit}`
  return `${said} is not safe for ${plainName(line.animal.name)}: it is now ${pairOf(line)}.`
}

const baths = new Set(['bath', 'circulator', 'vide'])

/** The first figure becomes the chart's; its partner in brackets, and others of the sentence, go. A water bath gives way as a whole. */
export function withSafeFigure(
  sentence: string,
  read: ReadSentence,
  line: RawLine,
  low: readonly EndPoint[],
): string {
  const isBath =
    read.mentions.some(({ kind, id }) => kind === 'place' && id === 'water-bath') ||
    read.tokens.some(({ word }) => baths.has(word))
  const [first] = low
  const isEgg = line.animal.safe.group === 'egg' || requiredFahrenheit(line.animal.safe) === null
  if (first === undefined || isBath || isEgg || hasCommentBehind(read, low) || isLimited(read))
    return withSafeEnd(read, line, low)
  const pair = partnerOf(read, low)
  const start = read.tokens[first.first]?.start ?? 0
  let end = read.tokens[pair]?.end ?? start
  if (sentence[end] === '.' && end < sentence.length - 1 && sentence[end + 1] !== ' ') end += 1
  if (sentence[end] === ')' && sentence.lastIndexOf('(', end) > start) end += 1
  const rest = low.filter((each) => each.first > pair)
  return rest.length > 0
    ? withSafeEnd(read, line, low)
    : `${sentence.slice(0, start)}${pairOf(line)}${sentence.slice(end)}`
}

/** 'Probe the outer band only: 145°F there'. */
const isLimited = ({ tokens }: ReadSentence): boolean => tokens.some(({ word }) => word === 'only')

/** '... 60°C; any higher and it dries out': what the writer says of the figure no longer holds. */
const hasCommentBehind = (read: ReadSentence, low: readonly EndPoint[]) =>
  read.tokens.some(
    ({ word }, at) =>
      at > (low.at(-1)?.last ?? 0) &&
      (word === 'higher' || word === 'more' || word === 'enough' || word === 'over' || word === 'above'),
  )

/** The last token of a pair: '150°F (65°C)', '150°F/65°C'. */
function partnerOf({ quantities }: ReadSentence, low: readonly EndPoint[]): number {
  const at = quantities.findIndex(({ first }) => first === low[0]?.first)
  const [own, next] = [quantities[at], quantities[at + 1]]
  const isPair =
    own !== undefined && next?.kind === 'temperature' && next.unit !== own.unit && next.first - own.last <= 2
  return (isPair ? next.last : own?.last) ?? low[0]?.last ?? 0
}
