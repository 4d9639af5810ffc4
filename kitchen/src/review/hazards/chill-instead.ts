import type { Line } from '../../graph/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { forms, placeLeads } from '../../lexicon/index.ts'
import { isOrder } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { replaceClause } from '../words/rewrite.ts'
import { graphIn } from '../work.ts'
import { does, doing, has, longest } from './said.ts'
import type { Said, Verdict } from './said.ts'
import { longestWarm, openWait } from './waiting-times.ts'

/** No step before has heated or thawed it. */
export const isRawStill = ({ work, before }: Said, line: Line): boolean =>
  !graphIn(work).events.some(
    ({ read, cooks, clause, touched }) =>
      (cooks || clause.effect === 'thaw') && before.includes(read) && touched.has(line),
  )

/** The token that ends the last warm place or wait of the sentence; 0 where there is none. */
export const lastWarm = ({ read }: Said) =>
  Math.max(
    0,
    ...read.mentions
      .filter(({ kind, id }) => (kind === 'place' && id !== 'heat') || kind === 'time')
      .map(({ last }) => last),
    ...read.quantities.filter(({ kind }) => kind === 'duration').map(({ last }) => last),
  )

const leading = new Set(forms(placeLeads))

/** 'Steep overnight in a bowl beside the sink': the work and its foods stay, only the place changes. */
function withColdPlace(said: Said, unproved: readonly number[]): Verdict {
  const { read } = said
  const warmest = warmPlaces(said).at(-1)
  const last = Math.max(warmest?.last ?? -1, ...unproved)
  if (last === -1) return null
  let first = Math.min(warmest?.first ?? last, ...unproved)
  while (first > 1 && leading.has(read.tokens[first - 1]?.word ?? '')) first -= 1
  const start = read.tokens[first]?.start ?? 0
  return `${read.text.slice(0, start)}in the fridge${read.text.slice(read.tokens[last]?.end)}`
}

/** 'No ice pack needed even for a day on the beach': a time, and nothing done. */
const isWithoutWork = (said: Said) =>
  said.clauses.every(({ verb }) => verb === null) && !has(said, 'word', 'ahead', 'condition')

/** Cold keeps it: where it stands warm, the place gives way; where no place is named, the fridge is. What was cooked is not left till tomorrow. */
export function mended(said: Said, warm: boolean, unproved: readonly number[]): Verdict {
  const text = coldInstead(said, warm, unproved)
  return text === null || keepsWork(said, text) ? text : withWork(said, unproved)
}

/** Work that no mend may lose: what is cooked or made in the sentence that then keeps it. */
const making: ReadonlySet<Effect> = new Set<Effect>([
  'cook',
  'sear',
  'combine',
  'shape',
  'cut',
  'coat',
  'wrap',
])

const workIn = (read: ReadSentence): readonly Mention[] =>
  read.mentions.filter(
    (mention) => isOrder(mention, read) && mention.effect !== null && making.has(mention.effect),
  )

function keepsWork({ read }: Said, text: string): boolean {
  const words = text.toLowerCase()
  return workIn(read).every((verb) => verb.isNegated || words.includes(verb.text.toLowerCase()))
}

/** The work before what keeps the food wrongly, the cold in its place, and the work behind it. */
function withWork(said: Said, unproved: readonly number[]): string {
  const { read, clauses } = said
  const wrong = [...unproved, ...warmPlaces(said).map(({ first }) => first), openWait(read) ?? -1].filter(
    (at) => at >= 0,
  )
  const from = wrong.length === 0 ? 0 : Math.min(...wrong)
  const keeping = clauses.find(({ effect, last }) => last >= from && (effect === null || !making.has(effect)))
  const works = workIn(read)
  const first = works.find(({ first: at }) => at < (keeping?.first ?? from))
  const next = works.find(({ first: at }) => at > Math.max(keeping?.last ?? 0, ...wrong))
  const head = first === undefined ? '' : untilToken(read, Math.max(first.last, (keeping?.first ?? from) - 1))
  const tail = next === undefined ? '' : capital(read.text.slice(next.start))
  const cold = keptCold(said)
  return [head, ...(cold === untilCooked ? [cold, tail] : [tail, cold])].filter(Boolean).join(' ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Steeping stays work; where no place is named, it is done in the cold. */
function steepedCold(said: Said, unproved: readonly number[]): Verdict {
  const { read } = said
  const isOpen = openWait(read) !== undefined
  const placed = isOpen ? null : withColdPlace(said, unproved)
  if (placed !== null) return placed
  const clauses = doing(said, 'steep', 'cure')
  const verb = (clauses.findLast((clause) => clause.verb?.form === 'base') ?? clauses[0])?.verb
  if (verb == null) return null
  const stop = read.tokens.findIndex(({ isAfterMark }, at) => at > verb.last && isAfterMark)
  const end = stop === -1 ? read.tokens.length : stop
  const food = read.mentions.findLast(
    ({ foods, first }) => foods.length > 0 && first > verb.last && first < end,
  )
  const head = `${read.text.slice(0, (food ?? verb).end)} in the fridge`
  return isOpen || verb.form !== 'base'
    ? `${head}${spanText(read)}.`
    : `${head}${read.text.slice((food ?? verb).end)}`
}

/** The time as the writer gave it in figures or as a span. */
function spanText(read: ReadSentence): string {
  const [span] = read.quantities.filter(({ kind }) => kind === 'duration')
  if (span !== undefined) return ` for ${read.text.slice(span.start, span.end)}`
  return openWait(read) === undefined ? '' : ' overnight'
}

function coldInstead(said: Said, warm: boolean, unproved: readonly number[]): Verdict {
  const { read } = said
  const chilled = keptCold(said)
  if (does(said, 'steep', 'cure')) return steepedCold(said, unproved)
  if (isWithoutWork(said)) return chilled
  if (unproved.length > 0) return behindWork(said, Math.min(...unproved), chilled)
  const open = openWait(read)
  if (open !== undefined && (longest(said) <= longestWarm || !warm))
    return does(said, 'cook', 'sear') ? replaceClause(read, open, open, chilled) : chilled
  const [first] = warmPlaces(said)
  const out = doing(said, 'wait').find(({ verb }) => verb?.text.toLowerCase().endsWith(' out'))?.verb
  const from = first ?? out ?? undefined
  if (warm && from != null) return replaceClause(read, from.first, lastWarm(said), chilled)
  const end = Math.max(
    0,
    ...[...read.quantities, ...read.mentions]
      .filter(({ kind }) => kind === 'duration' || kind === 'time')
      .map((time) => time.end),
  )
  if (end === 0) return warm ? chilled : null
  return `${read.text.slice(0, end)} in the fridge${read.text.slice(end)}`
}

const warmPlaces = ({ read }: Said) =>
  read.mentions.filter(
    ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => ['room', 'warm', 'shelf'].includes(id)),
  )

const untilCooked = 'Keep it in the fridge until you cook it.'

/** What is still raw waits for the pan, what is cooked for the table. */
const keptCold = (said: Said): string =>
  said.raw.some((line) => isRawStill(said, line)) && isCookedLater(said)
    ? untilCooked
    : 'Keep it in the fridge until you serve it.'

const isCookedLater = ({ work, before }: Said): boolean =>
  graphIn(work).events.some(({ cooks, read }) => cooks && !before.includes(read))

/** Work on foods that the sentence does before it keeps them stays. */
function behindWork(said: Said, at: number, by: string): string {
  const { read, clauses } = said
  const work = clauses.filter(
    ({ verb, last, mentions, isResult, effect }) =>
      verb !== null &&
      !isResult &&
      last < at &&
      effect !== null &&
      !displacing.has(effect) &&
      namesFood(mentions),
  )
  const end = work.at(-1)?.last ?? beforePlace(said, at)
  return end === undefined ? by : `${untilToken(read, end)} ${by}`
}

/** 'Cover with the bananas in a spiral': what is done with a food stands before the place. */
function beforePlace({ clauses }: Said, at: number): number | undefined {
  const clause = clauses.find(({ first, last }) => first <= at && at <= last)
  if (clause?.effect == null || displacing.has(clause.effect)) return undefined
  const named = clause.mentions.findLast(({ foods, last }) => foods.length > 0 && last < at)
  return named?.last
}

const linking = new Set(['and', 'then', 'before', 'or', 'but'])

/** The sentence up to a token, as a sentence of its own. */
function untilToken({ text, tokens }: Said['read'], last: number): string {
  let end = last
  while (end > 0 && linking.has(tokens[end]?.word ?? '')) end -= 1
  return `${text.slice(0, tokens[end]?.end)}.`
}

const displacing: ReadonlySet<Effect> = new Set<Effect>(['wait', 'store', 'move', 'remove', 'serve'])

const namesFood = (mentions: readonly Mention[]) => mentions.some(({ foods }) => foods.length > 0)
