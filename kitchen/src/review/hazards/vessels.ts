import { findFood } from '../../foods/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import { linesOf } from '../../graph/index.ts'
import { forms, liquidNouns, otherNouns, surfaceNouns, toolHeads, sameWords } from '../../lexicon/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { isStatement } from '../spoken.ts'
import { doing, forbids, saidOf } from './said.ts'
import type { Said, Verdict } from './said.ts'

const liquids = new Set(forms(liquidNouns))
const nouns = new Set([...forms(toolHeads), ...forms(surfaceNouns), ...liquids])
/** 'A bowl', 'a clean board': another one, from here on the one that is meant. */
const others = new Set(forms(otherNouns))
const same = new Set(forms(sameWords))
const determiners = new Set(['the', 'that', 'this', 'same', 'its', 'their', 'very', 'those', 'these'])
const reach = 3
/** What is over the heat is cleaned by it, unless it is said to be as it was. */
const hot = new Set(
  'pan skillet pot cooker saucepan wok oven grill fryer kettle steamer casserole griddle'.split(' '),
)

const flesh: ReadonlySet<string> = new Set([
  'poultry',
  'ground poultry',
  'whole meat',
  'ground meat',
  'game',
  'fish',
  'crustaceans and scallops',
])
const isFlesh = ({ animal }: Line): boolean => animal !== null && flesh.has(animal.safe.group)

/** A vessel, tool or liquid that a sentence names: its word, where it stands, and whether the words make it another or the very same one. */
type Vessel = {
  readonly noun: string
  readonly at: number
  readonly isOther: boolean
  readonly isSame: boolean
}

function vesselsIn({ tokens, mentions }: ReadSentence): readonly Vessel[] {
  return tokens.flatMap(({ singular, word }, at): readonly Vessel[] => {
    const isPart = mentions.some(
      ({ foods, kind, first, last }) =>
        first <= at && last >= at && (kind === 'technique' || (foods.length > 0 && !liquids.has(word))),
    )
    if (!nouns.has(singular) || isPart) return []
    const before = tokens.slice(Math.max(0, at - reach), at).map((token) => token.word)
    const isSame = before.at(-1) === 'very' || before.some((each) => same.has(each))
    const isKnown = before.some((each) => determiners.has(each))
    return [
      {
        noun: singular,
        at,
        isSame,
        isOther: !isSame && (!isKnown || before.some((each) => others.has(each))),
      },
    ]
  })
}

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
    const vessels = [...vesselsIn(said.read), ...vesselsMeant(said.read, last)]
    for (const vessel of vessels) {
      if (vessel.isOther || isCleaned(said)) dirty.delete(vessel.noun)
      if (
        dirty.has(vessel.noun) &&
        (vessel.isSame || !hot.has(vessel.noun)) &&
        isForReady(said, vessel, cooked)
      )
        found.set(said.read, vessel)
    }
    for (const event of said.events) soil(event, vessels, cooked, dirty)
    last = vessels
  }
  contactsKept.set(work.steps, found)
  return found
}

const leads = new Set(['on', 'onto', 'in', 'into'])

/** 'Land the burgers on it': the vessel that the sentence before names. */
function vesselsMeant({ tokens }: ReadSentence, last: readonly Vessel[]): readonly Vessel[] {
  const vessel = last.at(-1)
  const at = tokens.findIndex(({ word }, index) => word === 'it' && leads.has(tokens[index - 1]?.word ?? ''))
  return vessel === undefined || at === -1 ? [] : [{ noun: vessel.noun, at, isSame: true, isOther: false }]
}

/** Raw flesh soils what it lies in; heat cleans what it goes through. */
function soil(event: Event, vessels: readonly Vessel[], cooked: Set<Line>, dirty: Set<string>): void {
  const own = vessels.filter(({ at }) => event.clause.first <= at && event.clause.last >= at)
  const lines = worked(event)
  for (const { noun } of own) {
    if (event.heats) dirty.delete(noun)
    else if (
      !event.clause.isNegated &&
      lines.some((line) => isFlesh(line) && !cooked.has(line)) &&
      soaks(event, noun)
    )
      dirty.add(noun)
  }
  if (event.cooks) for (const line of event.touched) cooked.add(line)
}

/** Water is soiled by what is washed or soaked in it, and not by what it is poured on. */
const soaks = ({ clause: { effect } }: Event, noun: string): boolean =>
  !liquids.has(noun) || effect === 'wash' || effect === 'steep' || effect === 'thaw'

const worked = ({ named, touched }: Event): readonly Line[] => [...(named.size > 0 ? named : touched)]

/** A wipe takes nothing off. */
const wipes = new Set(['wipe', 'wipe down', 'tidy', 'mop', 'clear away'])
const isCleaned = (said: Said): boolean =>
  doing(said, 'wash', 'clean').some(
    ({ verb, mentions }) =>
      !wipes.has(verb?.text.toLowerCase() ?? '') && mentions.every(({ foods }) => foods.length === 0),
  ) ||
  doing(said, 'remove').some(({ verb }) => verb?.id === 'discard') ||
  doing(said, 'cook').some(({ verb }) => verb?.id === 'boil')

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

/** 'On that platter', 'use the same knife'; 'rub down the platter' lays nothing there. */
const isLaidIn = ({ tokens }: ReadSentence, at: number): boolean =>
  tokens.slice(Math.max(0, at - usesReach), at).some(({ word }) => uses.has(word))

/** What the sentence puts there is eaten as it is: no flesh that is raw still, and nothing that a later step cooks. */
function isForReady({ work, events, read }: Said, { at, noun }: Vessel, cooked: ReadonlySet<Line>): boolean {
  const all = graphIn(work).events
  const own = events.filter(({ clause }) => clause.last >= at && clause.first <= at)
  const lines = own.flatMap(worked).filter(({ food }) => food?.name !== 'water')
  const last = Math.max(...own.map((event) => all.indexOf(event)))
  return (
    !isStatement(read) &&
    isLaidIn(read, at) &&
    lines.length > 0 &&
    lines.every((line) => !isFlesh(line) || cooked.has(line)) &&
    !own.some(({ heats }) => heats) &&
    !all.some(({ cooks, touched, named }, index) => {
      const isLater = index > last && cooks && !liquids.has(noun)
      return isLater && lines.some((line) => touched.has(line) || named.has(line))
    })
  )
}

/** What raw flesh lay in holds no ready food before it is washed: a clean one does, and where the very same is meant the recipe is refused. */
export function soiledVessel(said: Said): Verdict {
  const { read } = said
  const vessel = contactsOf(said.work).get(read)
  if (vessel === undefined || forbids(said)) return null
  return vessel.isSame || liquids.has(vessel.noun) ? 'refuse' : withClean(read, vessel.at, vessel.at)
}

/** 'That sheet pan' becomes 'a clean sheet pan'; what stands behind token `to` follows. */
function withClean({ text, tokens }: ReadSentence, at: number, to: number): string {
  let from = at
  while (from > 0 && at - from < reach && !determiners.has(tokens[from]?.word ?? '')) from -= 1
  const start = determiners.has(tokens[from]?.word ?? '') ? from : at
  const name = text.slice(tokens[start === at ? at : start + 1]?.start, tokens[at]?.end)
  return `${text.slice(0, tokens[start]?.start)}a clean ${name}${text.slice(tokens[to]?.end)}`
}

const relatives = new Set(['where', 'that', 'which', 'you', 'on', 'in'])

/** 'On the rack where the peanut brittle was': a food of another dish leaves its allergens on it. */
export function soiledByAllergen(said: Said): Verdict {
  const { read, work } = said
  const { tokens, mentions } = read
  const vessels = vesselsIn(read)
  const isShared = vessels.some(({ isSame }) => isSame)
  if (isShared && mentions.some((mention) => isOfOtherDish(mention, said))) return 'refuse'
  const vessel = vessels.find(
    ({ at }) => relatives.has(tokens[at + 1]?.word ?? '') && !tokens[at + 1]?.isAfterMark,
  )
  if (vessel === undefined) return null
  const end = tokens.findIndex(({ isAfterMark }, at) => at > vessel.at + 1 && isAfterMark)
  const last = end === -1 ? tokens.length - 1 : end - 1
  const other = mentions.find(
    ({ first, foods, kind }) =>
      kind === 'food' && first > vessel.at && first <= last && holdsAllergen(foods[0]),
  )
  const isPast = tokens.slice(vessel.at, last + 1).some(({ word }) => pasts.has(word))
  if (other === undefined || !isPast || linesOf(other, work.lines, tokens).length > 0) return null
  return withClean(read, vessel.at, last)
}

/** A food with allergens that no line lists, beside foods that are listed: another dish's. */
const isOfOtherDish = (
  { foods, kind, isNegated, ...mention }: Mention,
  { read, work, events }: Said,
): boolean =>
  kind === 'food' &&
  !isNegated &&
  holdsAllergen(foods[0]) &&
  events.some(({ named }) => named.size > 0) &&
  linesOf({ foods, kind, isNegated, ...mention }, work.lines, read.tokens).length === 0

const pasts = new Set(
  'was were had held lay sat cooled fried boiled baked used came just have has rested dried toasted'.split(
    ' ',
  ),
)

const holdsAllergen = (name: string | undefined): boolean => {
  const food = findFood(name ?? '')
  return food !== undefined && food.us9.length + food.eu14.length > 0
}
