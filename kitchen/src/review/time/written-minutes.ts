import { clausesOf, readSentences } from '../../reading/index.ts'
import type { Mention, Quantity, ReadSentence } from '../../reading/index.ts'
import { spanOf } from '../../reading/index.ts'
import { isStatement } from '../words/statement.ts'

export const mostStated = 2880

/** Work that takes the time it names. */
export const worked: ReadonlySet<string> = new Set([
  'cook',
  'sear',
  'warm',
  'wait',
  'chill',
  'freeze',
  'steep',
  'combine',
  'store',
  'thaw',
  'dry',
])

/**
 * Minutes that the words of a step add up to: the longer end of a span, each side twice, sentences that happen meanwhile not twice. 0 where no
 * time is named; what is only said in passing ('stir every 5 minutes') does not count.
 */
export function writtenMinutes(text: string): number {
  const sentences = readSentences(text)
  const times = sentences.map(sentenceMinutes)
  const during = sentences.findIndex(({ mentions }) =>
    mentions.some(({ kind, id }) => kind === 'word' && id === 'during'),
  )
  if (during < 1) return Math.round(sum(times))
  const lead = times[during - 1] ?? 0
  return Math.round(sum(times.slice(0, during - 1)) + Math.max(lead, sum(times.slice(during))))
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** A time of a sentence; `isNamed` for one without a figure ('overnight'). */
type Span = Pick<Quantity, 'first' | 'last'> & { readonly max: number; readonly isNamed: boolean }

/** Of a span without a figure the shorter end: whoever says 'overnight' asks for a night and not for twelve hours. */
function spansOf(read: ReadSentence): readonly Span[] {
  const figures = read.quantities
    .filter(({ kind }) => kind === 'duration')
    .map(({ first, last, range }) => ({ first, last, max: range.max, isNamed: false }))
  const named = read.mentions
    .filter(({ kind }) => kind === 'time')
    .map(({ first, last, id }) => ({ first, last, max: spanOf(id).min, isNamed: true }))
  return [...figures, ...named].toSorted((a, b) => a.first - b.first)
}

function sentenceMinutes(read: ReadSentence): number {
  const waited = spansOf(read).filter((span) => isWaitedFor(span, read))
  const choices = waited.reduce<readonly (readonly Span[])[]>((groups, span) => {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last === undefined || before === undefined || !isChoice(before, span, read))
      return [...groups, [span]]
    return [...groups.slice(0, -1), [...last, span]]
  }, [])
  return sum(choices.map((choice) => minutesOfChoice(choice, read)))
}

/** 'For 8 hours, or overnight', 'an hour, best overnight': one wait, as long as the cook likes. No other work stands between the two. */
function isChoice(before: Span, span: Span, { tokens, mentions }: ReadSentence): boolean {
  const between = tokens.slice(before.last + 1, span.first)
  if (before.isNamed === span.isNamed && !between.some(({ word }) => word === choice)) return false
  return !mentions.some(
    ({ kind, form, first }) =>
      kind === 'technique' && form !== 'past' && first > before.last && first < span.first,
  )
}

const choice = 'or'

/** What has a figure counts before what has none; of figures the longest. */
function minutesOfChoice(spans: readonly Span[], read: ReadSentence): number {
  const figures = spans.filter(({ isNamed }) => !isNamed)
  const meant = figures.length > 0 ? figures : spans
  return Math.max(...meant.map((span) => span.max * (isPerSide(span, read) ? 2 : 1)))
}

export const words = ({ mentions }: ReadSentence, id: string): readonly Mention[] =>
  mentions.filter((mention) => mention.kind === 'word' && mention.senses.some((sense) => sense.id === id))

/** From half a day on, a time may also say how long the dish keeps, which nobody has to wait for. */
const longWait = 12 * 60
const keeping = new Set([
  'keep',
  'keeps',
  'hold',
  'holds',
  'store',
  'stores',
  'stored',
  'storing',
  'last',
  'lasts',
  'stay',
  'stays',
  'good',
  'fresh',
  'freeze',
  'freezes',
  'up',
])

function isWaitedFor(span: Span, read: ReadSentence): boolean {
  const { first, last, max } = span
  if (max > mostStated || ((span.isNamed || max >= longWait) && isStatement(read))) return false
  if (words(read, 'every').some((mention) => mention.last === first - 1 || mention.last === first - 2))
    return false
  const ahead = words(read, 'ahead')
  if (ahead.some((mention) => mention.first > last && mention.first - last <= 2)) return false
  if (ahead.some(({ text, ...each }) => text.endsWith('before') && each.first <= first && each.last >= last))
    return false
  return (
    max < longWait ||
    (!read.tokens.slice(0, first).some(({ word }) => keeping.has(word)) &&
      (span.isNamed || isAsked(span, read)))
  )
}

/** 'Soak it for two days' asks for the time; '3-4 days there, or freeze' tells how long it keeps. */
const isAsked = ({ first }: Span, read: ReadSentence): boolean =>
  clausesOf(read).some(
    ({ verb, effect, ...clause }) =>
      verb !== null && verb.first < first && clause.last >= first && effect !== null && worked.has(effect),
  )

const isPerSide = ({ last }: Span, read: ReadSentence): boolean =>
  words(read, 'side').some((mention) => mention.first > last && mention.first - last <= 3)
