import { findFood } from '../../foods/index.ts'
import { linesOf } from '../../graph/index.ts'
import type { Event } from '../../graph/index.ts'
import { sentencesOf } from '../../reading/index.ts'
import type { Mention, Token } from '../../reading/index.ts'
import { figureBehindSign, isAbout } from './doneness.ts'
import type { RawLine } from './raw-lines.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/**
 * The step with the figure behind the sign by which its writer calls this food done: 'until cooked through, 165°F (74°C) in the thickest part'.
 * Null where no sign is of this food, or the figure would not read well.
 */
export function withFigure(work: Work, line: RawLine, event: Event): string | null {
  const { read, step, sentence } = event
  const figure = figureBehindSign(line.animal)
  const sign = doneSign(work, line, event)
  if (figure === null || sign === undefined) return null
  const { tokens, text } = read
  const until = untilBefore(tokens, sign)
  const next = tokens[sign.last + 1]
  const isPart = tokens.slice(until, sign.first).some(({ word }) => partly.has(word))
  if (until === -1 || isPart || sign.first - until > signReach || (next !== undefined && !next.isAfterMark))
    return null
  const end = tokens[sign.last]?.end ?? text.length
  const all = sentencesOf(work.steps[step]?.text ?? '')
  if (all[sentence] !== text) return null
  const said = `${text.slice(0, end)}, ${figure}${text.slice(end)}`
  return [...all.slice(0, sentence), said, ...all.slice(sentence + 1)].join(' ')
}

/** The words by which the sentence calls this food done: 'until cooked through'. */
export const doneSign = (work: Work, line: RawLine, event: Event): Mention | undefined =>
  event.read.mentions.find(
    (mention) =>
      mention.kind === 'cue' &&
      !mention.isNegated &&
      mention.senses.some((sense) => sense.meaning === 'done' && isAbout(sense, line.animal.safe.group)) &&
      isSaidOf(mention, work, line, event),
  )

const untils = new Set(['until', 'till', 'til'])
const signReach = 8
const partly = new Set(['almost', 'nearly', 'half', 'partly', 'mostly', 'barely'])

const untilBefore = (tokens: readonly Token[], sign: Mention): number =>
  tokens.findLastIndex(({ word }, at) => at < sign.first && untils.has(word))

/**
 * 'Until the tomatoes are cooked through' is of no chicken: what the sign is said of, or else what is named before it, is this food, stands for
 * it, or is named by nothing.
 */
function isSaidOf(sign: Mention, work: Work, line: RawLine, event: Event): boolean {
  const { tokens, mentions } = event.read
  const until = untilBefore(tokens, sign)
  const named = mentions.filter(({ first, last }) => last < sign.first && first > until)
  const subject = named.findLast(
    ({ foods, kind }) => foods.length > 0 || kind === 'reference' || kind === 'part',
  )
  if (subject !== undefined && !isPronoun(subject)) return isOf(subject, line, tokens)
  if (subject === undefined && hasOtherNoun(tokens, until, sign)) return false
  const object = mentions.findLast(
    (mention) => isFood(mention) && mention.last < Math.max(until, 0) && !isMedium(mention, tokens),
  )
  return object === undefined ? isInWork(work, line, event) : isOf(object, line, tokens)
}

const isFood = ({ foods, isNegated }: Mention): boolean => foods.length > 0 && !isNegated

/** The last food that the step names before is this one: 'add the spinach. Cook until heated through' is of no chicken. */
function isInWork(work: Work, line: RawLine, event: Event): boolean {
  const { events } = graphIn(work)
  const last = events
    .slice(0, events.indexOf(event))
    .findLast(
      ({ step, read, clause }) => step === event.step && read !== event.read && clause.mentions.some(isFood),
    )
  return last === undefined || last.named.has(line)
}

const pronouns = new Set(['it', 'they', 'them', 'this', 'these', 'each', 'all', 'everything', 'both'])
const isPronoun = ({ kind, text }: Mention): boolean =>
  kind === 'reference' && pronouns.has(text.toLowerCase())

const isOf = (mention: Mention, line: RawLine, tokens: readonly Token[]): boolean =>
  mention.kind === 'part' ||
  mention.senses.some(({ kind, id }) => kind === 'reference' && id === 'meat') ||
  linesOf(mention, [line], tokens).length > 0

const determiners = new Set(['the', 'your', 'all', 'those'])
/** 'Until the dumplings are': a thing that no word of the lexicon makes the meat. */
const hasOtherNoun = (tokens: readonly Token[], until: number, sign: Mention): boolean =>
  until !== -1 && tokens.slice(until + 1, sign.first).some(({ word }) => determiners.has(word))

const leads = new Set(['in', 'with', 'into', 'on', 'over'])
/** 'Fry in the oil until cooked through', 'heat the oil and fry': what it lies in is not what is done. */
const isMedium = ({ first, foods }: Mention, tokens: readonly Token[]): boolean =>
  [1, 2].some((back) => leads.has(tokens[first - back]?.word ?? '')) ||
  findFood(foods[0] ?? '')?.category === 'oil-fat'
