import type { Difficulty } from '../../recipe/index.ts'
import { wholeDish } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import {
  holdsPhrase,
  isOrder,
  phraseSet,
  readSentence,
  readSentences,
  withoutSentences,
} from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { roastingMinutes } from './roasting-time.ts'
import { tidy } from '../title/title-words.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Stage, Step, Work } from '../work.ts'
import { mostStated, worked, writtenMinutes, sum } from './written-minutes.ts'

/** Minutes of a step that says no time: a minute for each thing to do, more where it cuts or heats, and half of one for each food it handles. */
const minutesOfWork: Readonly<Partial<Record<Effect, number>>> = { cut: 2, cook: 4, sear: 4, warm: 2 }
const minutesPerFood = 0.5
const mostEstimated = 12
/** A guess may be this much too long: a recipe is never refused for the other part of it. */
const sureOfGuess = 0.5
/**
 * Every step gets its minutes: those the draft states, but never less than its own words add up to; an honest estimate where neither says.
 * The recipe's time is their sum, and a smaller claim is mended. A recipe over the time asked for is refused.
 */
export const honestTime: Stage = (work) => {
  const steps = work.steps.map((step, at) => ({
    ...step,
    minutes: minutesOf(step, roastingMinutes(work, at)),
  }))
  const timed = withoutTimeClaims({ ...work, steps: fitted(overlapped(steps, work.steps), work) })
  return withHonestTitle(withFindings(timed, [...claimFindings(timed), ...limitFindings(timed)]))
}

const whole = phraseSet(wholeDish)

/** 'Ten minutes, start to finish!', 'on the table in half an hour': what is said of the whole dish falls where the steps take longer. */
function withoutTimeClaims(work: Work): Work {
  if (work.draft.writtenBy === 'kitchen') return work
  const total = totalMinutes(work)
  const changed = withStepTexts(work, (text) =>
    withoutSentences(text, (sentence) => isFalseClaim(sentence, total)),
  )
  if (changed === work) return work
  return withFindings(changed, [
    repaired({
      kind: 'time',
      code: 'time-corrected',
      message: `The steps take ${total} minutes; a shorter claim was left out.`,
    }),
  ])
}

function isFalseClaim(sentence: string, total: number): boolean {
  const { tokens, quantities, mentions } = readSentence(sentence)
  const times = quantities.filter(({ kind }) => kind === 'duration')
  const isOfStep = mentions.some(
    ({ effect, form }) => form === 'base' && effect !== null && worked.has(effect),
  )
  return (
    times.length > 0 &&
    mentions.every(({ kind, id }) => kind !== 'cue' && id !== 'until') &&
    times.every(({ range }) => range.max < total) &&
    !isOfStep &&
    holdsPhrase(tokens, whole)
  )
}

/** 'Seven Hours' of seven and a half is no lie. */
const roughly = 0.9

/** '15-Minute Stew' of an hour: the figure goes out of the title. */
function withHonestTitle(work: Work): Work {
  const { text, quantities } = readSentence(work.title)
  const honest = totalMinutes(work) * roughly
  const claim = quantities.find(({ kind, range }) => kind === 'duration' && range.max < honest)
  if (claim === undefined) return work
  const title = tidy(`${withoutLead(text.slice(0, claim.start))} ${text.slice(claim.end)}`)
  if (title === '') return work
  return withFindings({ ...work, title }, [
    repaired({
      kind: 'time',
      code: 'time-corrected',
      message: `The title promised less time than the ${totalMinutes(work)} minutes of the steps.`,
      where: text,
    }),
  ])
}

const leads = new Set(['in', 'within', 'under', 'about', 'just', 'only'])

/** 'Whole Turkey in just' without what led to the figure. */
function withoutLead(title: string): string {
  const words = title.trimEnd().split(' ')
  return leads.has(words.at(-1)?.toLowerCase() ?? '') ? withoutLead(words.slice(0, -1).join(' ')) : title
}

/** 'While it cooks, ...': the next step happens during this one, which then takes its stated minutes and the rest falls into the next. */
function overlapped(timed: readonly Step[], drafted: readonly Step[]): readonly Step[] {
  let carried = 0
  return timed.map((step, index) => {
    const own = Math.max(step.minutes ?? 0, carried)
    const stated = drafted[index]?.minutes ?? 0
    const isDuring = beginsDuring(drafted[index + 1]?.text ?? '')
    const minutes = isDuring && stated > 0 && stated < own ? Math.round(stated) : own
    carried = own - minutes
    return { ...step, minutes }
  })
}

const beginsDuring = (text: string) =>
  readSentences(text)[0]?.mentions.some(
    ({ kind, id, first }) => kind === 'word' && id === 'during' && first === 0,
  ) === true

/** The sum of the steps' minutes. */
export function totalMinutes({ steps }: Pick<Work, 'steps'>): number {
  return steps.reduce((total, { minutes }) => total + (minutes ?? 0), 0)
}

function minutesOf({ text, minutes }: Step, roasting: number): number {
  const said = writtenMinutes(text)
  const stated =
    minutes === null || !Number.isFinite(minutes) || minutes < 0
      ? 0
      : Math.min(Math.round(minutes), mostStated)
  if (said > 0 || stated > 0) return Math.max(said, stated)
  return Math.max(roasting, estimated(readSentences(text)))
}

function estimated(sentences: readonly ReadSentence[]): number {
  const foods = sentences.flatMap(({ mentions }) => mentions.filter((mention) => mention.foods.length > 0))
  const work = sentences.flatMap((read) => read.mentions.filter((mention) => isOrder(mention, read)))
  const minutes = sum(work.map(({ effect }) => (effect === null ? 1 : (minutesOfWork[effect] ?? 1))))
  return Math.max(1, Math.min(mostEstimated, Math.round(minutes + minutesPerFood * foods.length)))
}

/**
 * Guesses give way: to the writer who takes more time for the whole, up to twice as long; and where they alone bring the recipe over the time asked
 * for, since nobody knows that a salad takes nine minutes and not six.
 */
function fitted(
  steps: readonly Step[],
  { draft, request: { maxTime: most = Infinity } }: Work,
): readonly Step[] {
  const isGuess = ({ text }: Step, at: number) =>
    writtenMinutes(text) === 0 && (draft.steps[at]?.minutes ?? null) === null
  const total = sum(steps.map(({ minutes }) => minutes ?? 0))
  const guessed = sum(steps.map((step, at) => (isGuess(step, at) ? (step.minutes ?? 0) : 0)))
  const claimed = Math.min(draft.prep_time ?? 0, most, total + guessed)
  if (claimed > total && guessed > 0)
    return steps.map((step, at) =>
      isGuess(step, at)
        ? { ...step, minutes: Math.floor(((step.minutes ?? 0) * (guessed + claimed - total)) / guessed) }
        : step,
    )
  const over = total - most
  if (over <= 0 || over > guessed * (1 - sureOfGuess)) return steps
  let left = over
  return steps.map((step, at) => {
    const cut = isGuess(step, at) ? Math.min(left, Math.ceil(((step.minutes ?? 0) * over) / guessed)) : 0
    left -= cut
    return { ...step, minutes: Math.max(1, (step.minutes ?? 0) - cut) }
  })
}

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
  const { maxTime: most = Infinity } = work.request
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
