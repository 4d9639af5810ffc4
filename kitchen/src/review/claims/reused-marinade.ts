import { linesOf as calledLines } from '../../graph/index.ts'
import type { Event, Line } from '../../graph/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { holdsPhrase, isOrder, phraseSet, readSentence } from '../../reading/index.ts'
import type { Mention } from '../../reading/index.ts'
import { saidOf } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { isRawFlesh } from '../heat/raw-lines.ts'
import type { Work } from '../work.ts'
import { cooksOn, isCooking, worksRaw } from './marinade-is-cooked.ts'
import {
  coats,
  definite,
  isCalledUsed,
  namesCoat,
  namesContents,
  namesWhereItLay,
  remnants,
} from './marinade-words.ts'

const canonical =
  'Throw away whatever is left of what the raw meat or fish was dipped, soaked or brushed in, or boil it first.'

/** What raw flesh was dipped, soaked or brushed in is thrown away or boiled. Source: USDA FSIS, marinades and food safety. */
export const leavings: SentenceRule = {
  key: 'reused-marinade',
  isFor: (work) => work.lines.some(isRawFlesh) && !isSousVide(work),
  judge: judgeLeavings,
  isToldOnce: true,
}

/** The bag and the bath of meat cooked under vacuum are what it cooks in. */
const isSousVide = (work: Work): boolean =>
  saidOf(work)
    .flat()
    .some(({ read }) => read.mentions.some(({ kind, id }) => kind === 'technique' && id === 'sous vide')) ||
  holdsPhrase(readSentence(work.title).tokens, vacuumCooking)
const vacuumCooking = phraseSet('sous vide')

const coating: ReadonlySet<Effect> = new Set<Effect>(['steep', 'coat'])
/** These coat where the food then stays in it. */
const joining: ReadonlySet<Effect> = new Set<Effect>(['combine', 'add'])
const staying: ReadonlySet<Effect> = new Set<Effect>(['steep', 'chill', 'wait'])
/** What is poured or dipped; of an herb or a lemon there is another piece. */
const pouring: ReadonlySet<string> = new Set([
  'dairy',
  'condiment',
  'broth',
  'egg',
  'beverage',
  'flour-baking',
])

/** Lines that raw flesh lay in, by the sentence from which on they are left over. */
/** All that flesh was coated with, and of it what flesh lay in and no other line brings. */
type SoiledBy = { readonly coat: Set<Line>; readonly bath: Set<Line> }
type Soiled = ReadonlyMap<Said['read'], SoiledBy>
const soiledKept = new WeakMap<Work['steps'], Soiled>()

/** For every sentence behind the cooking of flesh that lay in something: what that was. */
function soiledOf(work: Work): Soiled {
  const known = soiledKept.get(work.steps)
  if (known !== undefined) return known
  const found = new Map<Said['read'], SoiledBy>()
  const by: SoiledBy = { coat: new Set(), bath: new Set() }
  let isBathed = false
  let isCooked = false
  for (const said of saidOf(work).flat()) {
    if (!isCooked && !isKeptApart(said)) isBathed = bathe(said, by) || isBathed
    if (isBathed && (isCooked || isCookedIn(said))) found.set(said.read, by)
    isCooked ||= said.events.some(
      (event) =>
        event.heats &&
        !event.clause.isResult &&
        (event.cooks || isOrdered(event)) &&
        linesOf(event).some(isRawFlesh),
    )
  }
  soiledKept.set(work.steps, found)
  return found
}

/** 'A hard sear gives us the toastiness' sears nothing. */
const isOrdered = ({ clause: { verb }, read }: Event): boolean => verb !== null && isOrder(verb, read)

/** The flesh is cooked, and the sentence goes on behind that. */
const isCookedIn = (said: Said): boolean => behindCooking(said) !== undefined

/** Where the sentence goes on behind the cooking of the flesh. */
function behindCooking({ events, clauses }: Said): number | undefined {
  const cook = events.findLast(
    (event) =>
      event.cooks &&
      !event.clause.isResult &&
      event.clause.verb?.form !== 'past' &&
      linesOf(event).some(isRawFlesh),
  )
  return clauses.find(
    ({ verb, first, effect }) =>
      verb?.form === 'base' && first > (cook?.clause.last ?? first) && effect !== 'cook',
  )?.first
}

const linesOf = ({ named, touched }: Event): readonly Line[] => [...new Set([...named, ...touched])]

/** True where raw flesh is put into something; what that is goes to `by`. */
function bathe(said: Said, by: SoiledBy): boolean {
  const { clauses, events, work, read } = said
  const isBath = holdsPhrase(read.tokens, coats) && !isCookedIn(said)
  const stays = clauses.some(({ effect }) => effect !== null && staying.has(effect))
  const bathing = events.filter((event) => {
    const { effect } = event.clause
    const isCoated =
      effect !== null &&
      (coating.has(effect) ||
        ((stays || isBath) && joining.has(effect)) ||
        (effect === 'move' && (isIntoMixture(event) || isIntoCoat(event))))
    return isCoated && linesOf(event).some(isRawFlesh)
  })
  for (const event of bathing)
    for (const line of linesOf(event).filter((each) => !isRawFlesh(each))) {
      by.coat.add(line)
      if (event.clause.effect === 'steep' && event.named.has(line) && isOnly(line, work)) by.bath.add(line)
    }
  return bathing.length > 0
}

/** 'Turn the wings in it', 'through the paste': the mixture that was made before. */
const isIntoMixture = ({ clause: { mentions }, read: { tokens } }: Event): boolean =>
  mentions.some(
    ({ kind, id, first }) =>
      kind === 'reference' &&
      id === 'mixture' &&
      tokens.slice(Math.max(0, first - 2), first).some(({ word }) => into.has(word)),
  )
const into = new Set(['in', 'into', 'through'])

/** 'Turn them in flour, then egg, then crumbs'. */
const isIntoCoat = ({ clause: { mentions }, read: { tokens }, named }: Event): boolean =>
  [...named].some(pours) &&
  mentions.some(({ foods, first }) => foods.length > 0 && into.has(tokens[first - 1]?.word ?? ''))

/** No other line brings the same for another use. */
const isOnly = ({ food }: Line, { lines }: Work): boolean =>
  food !== undefined && lines.filter((each) => each.food?.name === food.name).length === 1

const shares = new Set(['half', 'some', 'third', 'quarter', 'most', 'reserve', 'divide', 'portion', 'set'])
/** 'Half an hour' is no half of the marinade. */
const isKeptApart = ({ read: { tokens, quantities } }: Said): boolean =>
  tokens.some(
    ({ word }, at) =>
      shares.has(word) &&
      !quantities.some(({ kind, first, last }) => kind === 'duration' && first <= at && at <= last),
  )

/** Of a sentence that first cooks the flesh, what stands behind that is judged. */
function judgeLeavings(said: Said): Verdict {
  const { read, work } = said
  const from = soiledOf(work).has(read) ? behindCooking(said) : undefined
  if (from === undefined) return judgeWhole(said)
  const start = read.tokens[from]?.start ?? 0
  const tail = readSentence(read.text.slice(start))
  const soiled = soiledOf(work).get(read)
  // 'Lay in the fish with all its marinade': it goes where it boils.
  if (
    tail.mentions.some(
      (each) => each.foods.length > 0 && calledLines(each, work.lines, tail.tokens).some(isRawFlesh),
    )
  )
    return null
  if (soiled === undefined || affirms({ read: tail }) || said.before.some((each) => isApart(each)))
    return null
  const isLeftOver =
    namesCoat(tail) || namesContents(tail) || namesWhereItLay(tail) || namesBath(tail, soiled.bath)
  return isLeftOver ? `${headOf(read.text.slice(0, start))} ${canonical}` : null
}

const joints = [' and', ' then', ',', ';']
/** The words before, without what joined them to the rest. */
function headOf(text: string): string {
  const head = text.trimEnd()
  const joint = joints.find((end) => head.endsWith(end))
  return joint === undefined
    ? `${head.endsWith('.') ? head : `${head}.`}`
    : headOf(head.slice(0, -joint.length))
}

function judgeWhole(said: Said): Verdict {
  const { work, read, before } = said
  const soiled = soiledOf(work).get(read)
  if (soiled === undefined && isCalledUsed(read) && !affirms(said)) return canonical
  if (
    soiled === undefined ||
    affirms(said) ||
    before.some((each) => isApart(each) || wasBoiled(each, soiled))
  )
    return null
  if (isCooking(said) || worksRaw(said) || cooksOn(said)) return null
  return namesCoat(read) ||
    namesContents(read) ||
    namesWhereItLay(read) ||
    namesRemnant(said, soiled.coat) ||
    meansRemnant(said, soiled.coat) ||
    poursBath(said, soiled.coat) ||
    namesBath(read, soiled.bath)
    ? canonical
    : null
}

/** 'Whatever buttermilk', 'the egg that is left': right beside the name of what had coated it. */
const namesRemnant = ({ read, work }: Said, coat: ReadonlySet<Line>): boolean =>
  read.mentions.some(
    (mention) => isLeft(read, mention.first, mention.last) && isOfCoat(mention, read, work, coat),
  )

/** A food of which the coat was poured or strewn. */
const isOfCoat = (
  mention: Mention,
  { tokens }: Said['read'],
  { lines }: Work,
  coat: ReadonlySet<Line>,
): boolean =>
  mention.foods.length > 0 &&
  calledLines(mention, lines, tokens).some((line) => coat.has(line) && pours(line))

const standIns = new Set(['it', 'them', 'these', 'those', 'this', 'that'])
/** 'There will be crumbs on the plate. Shower these over the salad': what the words before tell of is left of the coat. */
function meansRemnant({ read, before, work }: Said, coat: ReadonlySet<Line>): boolean {
  const last = before.at(-1)
  return (
    last !== undefined &&
    read.tokens.some(({ word }, at) => at > 0 && standIns.has(word)) &&
    last.mentions.every(({ effect, isNegated }) => effect !== 'cook' || isNegated) &&
    last.mentions.some((mention) => isOfCoat(mention, last, work, coat))
  )
}

const pouringWork: ReadonlySet<string> = new Set(['strain', 'pour', 'decant', 'drizzle', 'ladle', 'spoon'])
/** 'Strain it into little saucers': where nothing else pours, what is poured is the bath. */
const poursBath = ({ read, work }: Said, coat: ReadonlySet<Line>): boolean =>
  pouringWork.has(read.tokens[0]?.word ?? '') &&
  read.tokens[1]?.word === 'it' &&
  read.mentions.every(
    ({ foods }) => foods.length === 0 || !work.lines.some(({ food }) => food?.name === foods[0]),
  ) &&
  work.lines.every((line) => coat.has(line) || !pours(line) || line.food?.name === 'water')

/** 'The buttermilk': that in which the flesh lay, where no other is listed. */
const namesBath = ({ mentions, tokens }: Said['read'], bath: ReadonlySet<Line>): boolean =>
  mentions.some(
    ({ foods, first }) =>
      definite.has(tokens[first - 1]?.word ?? '') &&
      [...bath].some((line) => pours(line) && line.food !== undefined && foods.includes(line.food.name)),
  )

const reach = 2
function isLeft({ tokens }: Said['read'], first: number, last: number): boolean {
  const before = tokens.slice(Math.max(0, first - reach), last + 1)
  const behind = tokens.slice(last + 1, last + 1 + reach)
  return (
    (holdsPhrase(before, remnants) && !before.slice(1).some(({ isAfterMark }) => isAfterMark)) ||
    (holdsPhrase(behind, remnants) && !behind.some(({ isAfterMark }) => isAfterMark))
  )
}

const crumbs = ['breadcrumb', 'crumb', 'panko']
const pours = ({ food, keywords }: Line): boolean =>
  (food !== undefined && pouring.has(food.category)) || crumbs.some((word) => keywords.has(word))

const isApart = ({ mentions, tokens }: Said['read']): boolean =>
  mentions.some(({ kind, id }) => kind === 'technique' && id === 'set aside') ||
  tokens.some(
    ({ word }, at) =>
      word === 'reserve' ||
      word === 'reserving' ||
      (shares.has(word) && holdsPhrase(tokens.slice(at + 1, at + 1 + shareReach), coats)),
  )
const shareReach = 3

/** What was boiled with the rest is a sauce from then on. */
const wasBoiled = (read: Said['read'], { bath }: SoiledBy): boolean =>
  affirms({ read }) && (namesCoat(read) || namesBath(read, bath))

/** Thrown away, or boiled. */
const affirms = ({ read }: Pick<Said, 'read'>): boolean =>
  read.mentions.some(
    ({ kind, id, isNegated }) =>
      kind === 'technique' &&
      !isNegated &&
      (id === 'discard' || id === 'boil' || id === 'simmer' || id === 'reduce'),
  )
