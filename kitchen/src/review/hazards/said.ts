import type { Event, Line } from '../../graph/index.ts'
import type { ConceptKind, Effect } from '../../lexicon/index.ts'
import { clausesOf, minutesOf, placesOf, readSentence, sentencesOf } from '../../reading/index.ts'
import type { Clause, Mention, ReadSentence } from '../../reading/index.ts'
import type { RawLine } from '../heat/raw-lines.ts'
import { rawLines } from '../heat/raw-lines.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'

/** One sentence of a step, and what the recipe has done before it. */
export type Said = {
  readonly work: Work
  readonly step: number
  readonly read: ReadSentence
  readonly clauses: readonly Clause[]
  readonly events: readonly Event[]
  /** Lines that the sentence names; where it names none, those it works on. */
  readonly lines: readonly Line[]
  /** Raw animal foods among them; where it names no food at all, all of the recipe. */
  readonly raw: readonly RawLine[]
  /** Everything said before it. */
  readonly before: readonly ReadSentence[]
}

/** What a rule makes of a sentence: nothing, other words for it, or a refusal. */
export type Verdict = null | 'refuse' | string

/**
 * A rule about one sentence. `key` is the hazard's; `judge` knows concepts, no words. With `isToldOnce` the same verdict stands once in a recipe;
 * `isFor` tells of which recipes the rule can say anything, all where it is left out.
 */
export type SentenceRule = {
  readonly key: string
  readonly isFor?: (work: Work) => boolean
  readonly judge: (said: Said) => Verdict
  readonly isToldOnce?: true
}

/** The sentence of a step with what the graph knows of it. */
function saidIn(work: Work, step: number, sentence: string, before: readonly ReadSentence[]): Said {
  const read = readSentence(sentence)
  const events = (graphIn(work).eventsOf.get(read) ?? []).filter((event) => event.step === step)
  const named = new Set(events.flatMap((event) => [...event.named]))
  const touched = new Set(events.flatMap((event) => [...event.touched]))
  const lines = [...(named.size > 0 ? named : touched)]
  const raws = rawLines(work)
  const meant = raws.filter((line) => named.has(line))
  const raw = named.size === 0 ? raws : meant.length > 0 ? meant : []
  return { work, step, read, clauses: clausesOf(read), events, lines, raw, before }
}

const saids = new WeakMap<
  Work['steps'],
  { readonly lines: Work['lines']; readonly said: readonly (readonly Said[])[] }
>()

/** Every sentence of every step; the same while neither lines nor steps change. */
export function saidOf(work: Work): readonly (readonly Said[])[] {
  const known = saids.get(work.steps)
  if (known !== undefined && known.lines === work.lines) return known.said
  const before: ReadSentence[] = []
  const said = work.steps.map(({ text }, step) =>
    sentencesOf(text).map((sentence) => {
      const each = saidIn(work, step, sentence, [...before])
      before.push(each.read)
      return each
    }),
  )
  saids.set(work.steps, { lines: work.lines, said })
  return said
}

/** Mentions of one meaning that are not denied. */
export const mentionsOf = (
  { read }: Pick<Said, 'read'>,
  kind: ConceptKind,
  ...ids: readonly string[]
): readonly Mention[] =>
  read.mentions.filter(
    (each) =>
      each.kind === kind &&
      !each.isNegated &&
      (ids.length === 0 || each.senses.some(({ id }) => ids.includes(id))),
  )

export const has = (said: Pick<Said, 'read'>, kind: ConceptKind, ...ids: readonly string[]): boolean =>
  mentionsOf(said, kind, ...ids).length > 0

/** Clauses that do one of these and are not denied. */
export const doing = ({ clauses }: Pick<Said, 'clauses'>, ...effects: readonly Effect[]): readonly Clause[] =>
  clauses.filter(({ effect, isNegated }) => effect !== null && !isNegated && effects.includes(effect))

export const does = (said: Pick<Said, 'clauses'>, ...effects: readonly Effect[]): boolean =>
  doing(said, ...effects).length > 0

/** True where the sentence warns: what it names is not to be done. */
export const forbids = ({ read }: Pick<Said, 'read'>): boolean =>
  read.mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding') ||
  read.mentions.some(({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && !isNegated)

/** The longest time that the sentence names, in minutes; 0 for none. */
export const longest = (said: Pick<Said, 'clauses'>): number =>
  Math.max(0, ...said.clauses.map((clause) => minutesOf(clause)?.max ?? 0))

/** Every place that the sentence names. */
export function placesIn({ clauses }: Pick<Said, 'clauses'>): ReadonlySet<string> {
  const known = placesKept.get(clauses) ?? new Set(clauses.flatMap(placesOf))
  placesKept.set(clauses, known)
  return known
}

// Every rule asks for the places of the same sentences.
const placesKept = new WeakMap<readonly Clause[], ReadonlySet<string>>()

const coldPlaces = ['cold', 'frozen']
export const isCold = (said: Pick<Said, 'read' | 'clauses'>): boolean =>
  coldPlaces.some((place) => placesIn(said).has(place)) ||
  doing(said, 'chill', 'freeze').some(({ verb }) => verb !== null)

const warmPlaces = ['room', 'warm', 'shelf']
/** Where food does not keep. */
export const isWarm = (said: Pick<Said, 'clauses'>): boolean =>
  warmPlaces.some((place) => placesIn(said).has(place)) ||
  doing(said, 'wait').some(({ verb }) => verb?.text.toLowerCase().endsWith(' out'))

/** True where a line names one of these foods by its words. */
export const listsWord = (lines: readonly Line[], ...words: readonly string[]): boolean =>
  lines.some(({ keywords }) => words.some((word) => keywords.has(word)))

/**
 * True where what the sentence says without a name is said of this line: the last sentence of its step that names any food names
 * it. 'Drain the onions. Rinse them' is of no chicken.
 */
export function isMeant({ work, step, events, read }: Said, line: Line): boolean {
  const all = graphIn(work).events
  const first = events[0]
  const at = first === undefined ? all.length : all.indexOf(first)
  const last = all.findLast((event, index) => index < at && event.read !== read && namesFood(event))
  return last === undefined || last.step < step || last.named.has(line)
}

const namesFood = ({ clause, named }: Event): boolean =>
  named.size > 0 && clause.mentions.some(({ foods, isNegated }) => foods.length > 0 && !isNegated)
