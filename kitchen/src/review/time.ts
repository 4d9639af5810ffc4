import { durationsIn } from '../measures/index.ts'
import type { Difficulty } from '../recipe/index.ts'
import { refused, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { withFindings } from './work.ts'
import type { ReadStep, Stage, Work } from './work.ts'

/** Minutes of a step that says no time: a minute to do and read it, and two for each food it handles. */
const leastMinutes = 1
const minutesPerFood = 2
const mostEstimated = 12

/**
 * Every step gets its minutes: those the draft states, but never less than its own words add up to; an honest estimate where neither says.
 * The recipe's time is their sum, and a smaller claim is mended. A recipe over the time asked for is refused.
 */
export const honestTime: Stage = (work) => {
  const steps = work.steps.map((step) => ({ ...step, minutes: minutesOf(step) }))
  const timed = { ...work, steps: overlapped(steps, work.steps) }
  return withFindings(timed, [...claimFindings(timed), ...limitFindings(timed)])
}

/** 'While it cooks, ...': the next step happens during this one, which then takes its stated minutes and the rest falls into the next. */
function overlapped(timed: readonly ReadStep[], drafted: readonly ReadStep[]): readonly ReadStep[] {
  let carried = 0
  return timed.map((step, index) => {
    const own = Math.max(step.minutes ?? 0, carried)
    const stated = drafted[index]?.minutes ?? 0
    const isDuring = duringStart.test(drafted[index + 1]?.text ?? '')
    const minutes = isDuring && stated > 0 && stated < own ? Math.round(stated) : own
    carried = own - minutes
    return { ...step, minutes }
  })
}

/** The sum of the steps' minutes. */
export function totalMinutes({ steps }: Pick<Work, 'steps'>): number {
  return steps.reduce((total, { minutes }) => total + (minutes ?? 0), 0)
}

function minutesOf({ text, minutes, mentions }: ReadStep): number {
  const said = writtenMinutes(text)
  const stated =
    minutes === null || !Number.isFinite(minutes) || minutes < 0 ? 0 : Math.min(Math.round(minutes), 2880)
  if (said > 0 || stated > 0) return Math.max(said, stated)
  return Math.min(mostEstimated, leastMinutes + minutesPerFood * mentions.length)
}

const later =
  /^[^.;]{0,12}\b(?:ahead|in advance|if you (?:have|like)|before (?:serving|cooking)|(?:is|are) (?:even )?better)\b/i

/**
 * Minutes that the words of a step add up to: the longer end of a span, each side twice, sentences that happen meanwhile not twice. 0 where no
 * time is named; what is only said in passing ('stir every 5 minutes') does not count.
 */
export function writtenMinutes(text: string): number {
  const sentences = text.split(/(?<=[.!?;])\s+/)
  const times = sentences.map((sentence) => sentenceMinutes(sentence))
  const during = sentences.findIndex((sentence) => duringWords.test(sentence))
  if (during < 1) return Math.round(sum(times))
  const lead = times[during - 1] ?? 0
  return Math.round(sum(times.slice(0, during - 1)) + Math.max(lead, sum(times.slice(during))))
}

const duringStart = /^(?:while|meanwhile|in the meantime|at the same time)\b/i
const duringWords =
  /\b(?:meanwhile|in the meantime|at the same time|in the same time|on the way|while (?:you wait|it|they|the|that))\b/i

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function sentenceMinutes(sentence: string): number {
  let total = 0
  for (const { start, end, high } of durationsIn(sentence)) {
    const before = sentence.slice(0, start)
    const after = sentence.slice(end)
    if (/\b(?:every|within|the last|the final|if you have)\s*$/i.test(before) || later.test(after)) continue
    if (high >= longWait && keeping.test(before)) continue
    const isPerSide = /^\s*(?:per|on each|each|a)[ -]?side/i.test(after)
    total += high * (isPerSide ? 2 : 1)
  }
  return total
}

/** From half a day on, a time may also say how long the dish keeps, which nobody has to wait for. */
const longWait = 12 * 60
const keeping = /\b(?:keeps?|holds?|store[ds]?|storing|lasts?|stays?|good|fresh|up to|freezes?)\b/i

function claimFindings(work: Work): readonly Finding[] {
  const claimed = work.draft.prep_time
  const total = totalMinutes(work)
  if (claimed === undefined || claimed >= total) return []
  return [
    repaired({
      kind: 'time',
      code: 'time-corrected',
      message: `The steps take ${total} minutes, not ${claimed}.`,
    }),
  ]
}

function limitFindings(work: Work): readonly Finding[] {
  const most = work.request.maxTime === undefined ? Infinity : Number(work.request.maxTime)
  const total = totalMinutes(work)
  if (total <= most) return []
  return [
    refused({
      kind: 'time',
      code: 'over-the-time',
      message: `The recipe takes ${total} minutes, more than the ${most} asked for.`,
    }),
  ]
}

/** What a dish asks of the cook: by its steps, its lines and the attention it needs. */
export function difficultyOf(work: Work): Difficulty {
  if (work.draft.difficulty !== undefined) return work.draft.difficulty
  const effort = work.steps.length + work.lines.length / 2
  if (effort <= 11) return 'Easy'
  return effort <= 18 ? 'Medium' : 'Advanced'
}

/** A difficulty asked for is hard. */
export const askedDifficulty: Stage = (work) => {
  const asked = work.request.difficulty
  if (asked === undefined || difficultyOf(work) === asked) return work
  return withFindings(work, [
    refused({
      kind: 'time',
      code: 'other-difficulty',
      message: `The recipe is ${difficultyOf(work)}, not ${asked}.`,
    }),
  ])
}
