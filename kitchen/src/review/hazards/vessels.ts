import type { Event, Line } from '../../graph/index.ts'
import { linesOf } from '../../graph/index.ts'
import { holdsPhrase, isOrder, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { namesContents } from '../claims/marinade-words.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { isRawFlesh } from '../heat/raw-lines.ts'
import { isStatement } from '../words/statement.ts'
import { forbids, saidOf } from './said.ts'
import type { Said, Verdict } from './said.ts'
import { liquids, nounOf, vesselsIn, vesselsMeant, withClean, withState } from './vessel-words.ts'
import type { Vessel } from './vessel-words.ts'
import { deniesWashing, isCleaned, wipes } from './washing.ts'

/** What is over the heat is cleaned by it, unless it is said to be as it was. */
const hot = new Set(
  'pan skillet pot cooker saucepan wok oven grill fryer kettle steamer casserole griddle'.split(' '),
)

/** Where ready food meets what raw flesh lay in, by the sentence; the vessel that carries it over. */
type Contacts = ReadonlyMap<ReadSentence, Vessel>
const contactsKept = new WeakMap<Work['steps'], Contacts>()

function contactsOf(work: Work): Contacts {
  const known = contactsKept.get(work.steps)
  if (known !== undefined) return known
  const found = new Map<ReadSentence, Vessel>()
  const dirty = new Set<string>()
  const cooked = new Set<Line>()
  let last: readonly Vessel[] = []
  for (const said of saidOf(work).flat()) {
    const vessels = vesselsOf(said, last)
    if (dirty.has('hand') && wipesHands(said, vessels)) found.set(said.read, handTool)
    if (wipesDry(said.read) && vessels.some(({ noun }) => dirty.has(noun) && held.has(noun)))
      found.set(said.read, handTool)
    if (isCleaned(said)) for (const { noun } of vessels.length > 0 ? vessels : handTools) dirty.delete(noun)
    if (said.read.text === washed) dirty.clear()
    for (const vessel of vessels) if (vessel.isOther) dirty.delete(vessel.noun)
    for (const event of said.events) {
      for (const vessel of vesselsAt(vessels, event)) {
        const isSoiled =
          saysRaw(vessel, said) || (dirty.has(vessel.noun) && (vessel.isSame || !hot.has(vessel.noun)))
        if (isSoiled && isForReady(said, vessel, cooked)) found.set(said.read, vessel)
      }
      soil(event, vessels, linesAt(said, event), cooked, dirty)
    }
    last = vessels
  }
  contactsKept.set(work.steps, found)
  return found
}

/** Every vessel of the sentence; one that is not to be washed comes to what is done next. */
function vesselsOf(said: Said, last: readonly Vessel[]): readonly Vessel[] {
  const { read, clauses } = said
  const isRaw = (at: number) =>
    read.mentions.some(
      (mention) =>
        mention.first === at &&
        mention.foods.length > 0 &&
        linesOf(mention, said.work.lines, read.tokens).some(isRawFlesh),
    )
  const isWashed = ({ at }: Vessel) =>
    clauses.some(
      ({ effect, isNegated, first, last: end }) =>
        (effect === 'wash' || effect === 'clean') && !isNegated && first <= at && end >= at,
    )
  const own = vesselsIn(read).map((vessel) => (isWashed(vessel) ? vessel : withState(vessel, read, isRaw)))
  const unwashed = clauses
    .filter(({ effect, isNegated }) => isNegated && (effect === 'wash' || effect === 'clean'))
    .flatMap(({ verb, first, last: end }): readonly Vessel[] => {
      const next =
        clauses.find((clause) => clause.first > end) ?? clauses.findLast((clause) => clause.last < first)
      const [vessel] = own.filter(({ at }) => at >= first && at <= end)
      const named = vessel ?? { noun: nounOf(boardToken) }
      const at = next?.verb?.first
      // 'No need to mop or baste' is of the meat.
      const isOfMeat = vessel === undefined && wipes.has(verb?.text.toLowerCase() ?? '')
      return at === undefined || isOfMeat
        ? []
        : [{ noun: named.noun, at, isSame: true, isOther: false, soiled: 'meant' }]
    })
  return [...own, ...vesselsMeant(read, last, own), ...unwashed]
}

const boardToken = { word: 'board', singular: 'board' }

/** 'The plate that held it raw' needs no sentence before to be soiled. */
const saysRaw = ({ soiled }: Vessel, { work }: Said): boolean =>
  (soiled === 'told' || soiled === 'for all') && work.lines.some(isRawFlesh)

const vesselsAt = (vessels: readonly Vessel[], { clause }: Event): readonly Vessel[] =>
  vessels.filter(({ at }) => clause.first <= at && clause.last >= at)

/** Raw flesh soils what it lies in and what works on it; heat cleans the vessel that stands over it. */
function soil(
  event: Event,
  vessels: readonly Vessel[],
  lines: readonly Line[],
  cooked: Set<Line>,
  dirty: Set<string>,
): void {
  const isRaw = !event.clause.isNegated && lines.some((line) => isRawFlesh(line) && !cooked.has(line))
  for (const { noun } of vesselsAt(vessels, event)) {
    if (event.heats && !handTools.some((tool) => tool.noun === noun)) dirty.delete(noun)
    else if (isRaw && soaks(event, noun) && !washesTool(event)) dirty.add(noun)
  }
  if (isRaw) for (const noun of toolsOf[event.clause.effect ?? 'none'] ?? []) dirty.add(noun)
  if (event.cooks) for (const line of event.touched) cooked.add(line)
}

/** What does the work where no words name it. */
const toolsOf: Readonly<Record<string, readonly string[]>> = {
  cut: ['knife', 'board', 'hand'],
  coat: ['hand'],
  shape: ['hand'],
}
/** What is held, and not over the heat. */
const handTools: readonly Pick<Vessel, 'noun'>[] = [
  'hand',
  'knife',
  'board',
  'tongs',
  'brush',
  'cloth',
  'towel',
  'scissors',
].map((noun) => ({ noun }))

/** 'Wash the board': nothing is laid on it. */
const washesTool = ({ clause: { effect }, named }: Event): boolean =>
  named.size === 0 && (effect === 'wash' || effect === 'clean')

/** Water is soiled by what is washed or soaked in it, and not by what it is poured on. */
const soaks = ({ clause: { effect } }: Event, noun: string): boolean =>
  !liquids.has(noun) || effect === 'wash' || effect === 'steep' || effect === 'thaw'

const worked = ({ named, touched }: Event): readonly Line[] => [...(named.size > 0 ? named : touched)]

/** 'Dab the duck dry with a towel': a clause that works on nothing goes on with what stands before it. */
const linesAt = ({ events }: Said, event: Event): readonly Line[] =>
  events
    .slice(0, events.indexOf(event) + 1)
    .map(worked)
    .findLast((lines) => lines.length > 0) ?? []

const uses = new Set([
  'on',
  'onto',
  'in',
  'into',
  'to',
  'with',
  'from',
  'over',
  'same',
  'use',
  'used',
  'using',
  'there',
])
const usesReach = 5

/** 'On that platter', 'use the same knife', 'the scissors snip'; 'rub down the platter' lays nothing there. */
const isLaidIn = ({ tokens }: ReadSentence, at: number): boolean =>
  (at <= 2 && tokens[at] !== undefined && held.has(nounOf(tokens[at]))) ||
  tokens.slice(Math.max(0, at - usesReach), at).some(({ word }) => uses.has(word))

const held = new Set(handTools.map(({ noun }) => noun))

const papers = phraseSet(
  'kitchen roll|kitchen paper|paper towel|paper towels|kitchen towel|tea towel|dry cloth|dry sheet|dry rag|dry towel',
)
const soaps = phraseSet('soap|soapy|hot water|detergent|wash|washed|scrub')
const dryWork = phraseSet('run|rub|wipe|swipe|pass|quick rub|quick wipe')
/** 'Run a sheet of kitchen roll over the board': what dries it cleans nothing. */
const wipesDry = ({ tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, papers) && holdsPhrase(tokens, dryWork) && !holdsPhrase(tokens, soaps)

const handTool: Vessel = { noun: 'hand', at: 0, isOther: false, isSame: false }
/** 'Wipe your fingers on the apron': raw flesh is on them still. */
const wipesHands = ({ clauses, read }: Said, vessels: readonly Vessel[]): boolean =>
  vessels.some(({ noun }) => noun === 'hand') &&
  clauses.some(({ verb }) => verb !== null && wipes.has(verb.text.toLowerCase()) && isOrder(verb, read))

/** What the sentence puts there is eaten as it is: no flesh that is raw still, and nothing that a later step cooks. */
function isForReady(
  { work, events, read }: Said,
  { at, noun, soiled }: Vessel,
  cooked: ReadonlySet<Line>,
): boolean {
  if (soiled === 'for all') return true
  const all = graphIn(work).events
  const clauses = events.filter(({ clause }) => clause.last >= at && clause.first <= at)
  const own = clauses.some(({ named }) => named.size > 0) || !held.has(noun) ? clauses : events
  const called = own.flatMap(({ clause }) =>
    clause.mentions.flatMap((mention) =>
      mention.foods.length > 0 && !mention.isNegated && (soiled !== 'told' || mention.first < at)
        ? linesOf(mention, work.lines, read.tokens)
        : [],
    ),
  )
  const lines = (called.length > 0 ? called : own.flatMap(worked)).filter(
    ({ food }) => food?.name !== 'water',
  )
  const last = Math.max(...own.map((event) => all.indexOf(event)))
  return (
    (soiled !== undefined || ((!isStatement(read) || held.has(noun)) && isLaidIn(read, at))) &&
    lines.length > 0 &&
    lines.every((line) => !isRawFlesh(line) || cooked.has(line)) &&
    !own.some(({ heats }) => heats) &&
    !all.some(
      (event, index) => index > last && !liquids.has(noun) && cooksAny(event, lines, soiled !== undefined),
    )
  )
}

/** Cooks one of them by name or with the flesh; 'fry to 165°F' behind the salad is of the flesh alone. */
const cooksAny = (event: Event, lines: readonly Line[], isStrict: boolean): boolean => {
  const { cooks, touched, named, clause, read } = event
  const calls = (line: Line) =>
    clause.mentions.some(
      (mention) => mention.foods.length > 0 && linesOf(mention, [line], read.tokens).length > 0,
    )
  const isCooked = (line: Line) =>
    isStrict
      ? calls(line)
      : named.has(line) || (touched.has(line) && (named.size > 0 || [...touched].some(isRawFlesh)))
  return cooks && lines.some(isCooked)
}

/** 'Don't wash your hands after the chicken'. */
const deniesWashedHands = ({ clauses, read }: Said): boolean =>
  clauses.some(
    ({ effect, isNegated, verb }) =>
      (effect === 'wash' || effect === 'clean') &&
      isNegated &&
      verb !== null &&
      vesselsIn(read).some(({ noun, at }) => noun === 'hand' && at > verb.last && at - verb.last <= 2),
  )

const washed = 'Wash your hands and whatever touched raw food with hot, soapy water.'

const washPlaces = phraseSet(
  'to the dishwasher|in the dishwasher|into the dishwasher|in the sink|into the sink|to the sink|for washing|to be washed',
)
/** 'The plate that carried the raw patties goes straight to the dishwasher'. */
const goesToWash = ({ tokens, mentions }: ReadSentence): boolean =>
  holdsPhrase(tokens, washPlaces) &&
  mentions.every(({ foods, kind }) => foods.length === 0 || kind === 'food-class')

/** The order to wash, and the work that followed the wipe. */
function withoutWipe({ read, clauses }: Said): string {
  const next = clauses.find(
    ({ verb, first, effect }) =>
      verb !== null && first > 0 && isOrder(verb, read) && !wiping.has(effect ?? 'move') && !verb.isNegated,
  )
  if (next?.verb == null) return washed
  const tail = read.text.slice(read.tokens[next.verb.first]?.start)
  return `${washed} ${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
}
const wiping: ReadonlySet<string> = new Set(['move', 'coat', 'clean', 'wash', 'dry'])

/**
 * What raw flesh lay in holds no ready food before it is washed: a clean one does, or it is washed with soap; where the very same is meant, or a
 * wipe is to do, the recipe is refused.
 */
export function soiledVessel(said: Said): Verdict {
  const { read } = said
  if (said.work.lines.some(isRawFlesh) && deniesWashedHands(said)) return washed
  const vessel = contactsOf(said.work).get(read)
  if (vessel === undefined || read.text === washed || forbids(said) || namesContents(read)) return null
  if (goesToWash(read)) return null
  if (vessel === handTool) return wipesDry(read) ? withoutWipe(said) : washed
  if (vessel.isSame || liquids.has(vessel.noun) || deniesWashing(said)) return 'refuse'
  if (!held.has(vessel.noun)) return withClean(read, vessel.at, vessel.at)
  return said.before.some(({ text }) => text === washed) ? null : `${washed} ${read.text}`
}
