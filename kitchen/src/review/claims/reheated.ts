import { linesOf } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { animalWords, cookedBefore, curedReady, hotThrough, lukewarmForms } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { FoundPhrase } from '../../reading/index.ts'
import { boiledCategories, fleshCategories, reheatingTemperature } from '../../safety/index.ts'
import { doing } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { plainName } from '../heat/doneness.ts'
import { isRawFlesh } from '../heat/raw-lines.ts'
import { graphIn } from '../work.ts'
import { replaceClause } from '../words/rewrite.ts'
import { writePair } from '../heat/temperature-text.ts'
import type { Work } from '../work.ts'

/** What was cooked before is heated until it steams, or eaten cold. Source: USDA FSIS, leftovers and food safety. */
export const reheated: SentenceRule = {
  key: 'reheated-leftovers',
  isFor: (work) => linesBefore(work).length > 0,
  judge: judgeReheated,
  isToldOnce: true,
}

const before = phraseSet(cookedBefore)
const animals = phraseSet(Object.values(animalWords).flatMap((list) => list.split('|')))
const dishes = phraseSet(
  'stew|curry|soup|gravy|risotto|casserole|chili|ragu|bolognese|broth|stock|sauce|rice|beans',
)
const lukewarm = phraseSet(lukewarmForms)
const hot = phraseSet(hotThrough)

/** Lines of food that was cooked on another day and spoils. */
const linesBefore = ({ lines }: Work): readonly Line[] =>
  lines.filter(
    ({ read: { tokens }, food, asserted }) =>
      holdsPhrase(tokens, before) &&
      !holdsPhrase(tokens, cured) &&
      asserted.length === 0 &&
      (holdsPhrase(tokens, animals) ||
        holdsPhrase(tokens, dishes) ||
        fleshCategories.has(food?.category ?? '') ||
        boiledCategories.has(food?.category ?? '')),
  )

const cured = phraseSet(curedReady)

function judgeReheated(said: Said): Verdict {
  const [line] = linesBefore(said.work).filter(
    (each) =>
      said.events.some(({ named, touched }) => named.has(each) || touched.has(each)) ||
      [said.read, ...said.before.slice(-1)].some(({ tokens }) =>
        tokens.some(({ singular }) => each.keywords.has(singular)),
      ),
  )
  if (line === undefined || isHot(said)) return null
  const low = lowIn(said, line)
  if (low === undefined) return null
  const by = `Heat the ${calledIn(line)} until steaming hot throughout, ${writePair(reheatingTemperature)}.`
  return replaceClause(said.read, firstOf(said, low), lastOf(said, low, line), by)
}

/** Where no other food follows, the sentence ends with what it says of the heat. */
const lastOf = ({ read: { mentions, tokens }, work }: Said, { last }: FoundPhrase, line: Line): number =>
  mentions.some(
    (mention) =>
      mention.foods.length > 0 &&
      mention.first > last &&
      linesOf(mention, work.lines, tokens).some((each) => each !== line),
  )
    ? last
    : tokens.length - 1

const leads = new Set(['only', 'just', 'until', 'till', 'barely', 'about'])
/** 'Only until just lukewarm' gives way from its first word. */
function firstOf({ read: { tokens } }: Said, { first }: FoundPhrase): number {
  let from = first
  while (from > 1 && leads.has(tokens[from - 1]?.word ?? '')) from -= 1
  return from
}

/** The words of little heat: lukewarm, a denial of more, or a time too short. */
const lowIn = (said: Said, line: Line): FoundPhrase | undefined =>
  findPhrase(said.read.tokens, lukewarm) ??
  keptWarm(said, line) ??
  deniedHeat(said) ??
  briefHeat(said, line) ??
  offHeat(said, line)

const warmSettings = 'keep warm|keep warm setting|warm setting|warming setting'
const warmPlace = phraseSet(`${warmSettings}|warming drawer`)
/** A setting that keeps warm never makes hot what went in cold. */
function keptWarm({ read, work, before: earlier }: Said, line: Line): FoundPhrase | undefined {
  const wasHeated = graphIn(work).events.some(
    ({ cooks, touched, read: said }) => cooks && touched.has(line) && earlier.includes(said),
  )
  return wasHeated ? undefined : findPhrase(read.tokens, warmPlace)
}

const calledIn = ({ food, parsed }: Line): string => plainName(food?.name ?? parsed.food ?? 'leftovers')

/** Less than a minute over heat warms, and no more. */
const briefHeat = (said: Said, line: Line): FoundPhrase | undefined =>
  said.events.some(({ named }) => named.has(line))
    ? doing(said, 'cook', 'warm').find(({ quantities }) =>
        quantities.some(({ kind, range }) => kind === 'duration' && range.max < 1),
      )
    : undefined

/** The warm setting cooks nothing raw. Source: USDA FSIS, slow cookers and food safety. */
export const cookedWarm: SentenceRule = {
  key: 'warm-setting',
  isFor: (work) => work.lines.some(isRawFlesh),
  judge: (said) => {
    const raw = said.work.lines.filter(isRawFlesh)
    const isHeated = graphIn(said.work).events.some(
      ({ cooks, touched, read }) =>
        cooks && said.before.includes(read) && raw.some((line) => touched.has(line)),
    )
    if (isHeated || isHot(said) || !holdsPhrase(said.read.tokens, onWarm)) return null
    return isOfSlowCooker(said) ? 'Set the slow cooker to LOW and cook for 8 hours.' : null
  },
}
const onWarm = phraseSet(`${warmSettings}|to warm|on warm`)
const isOfSlowCooker = ({ read, before: earlier }: Said): boolean =>
  [...earlier, read].some(({ mentions }) =>
    mentions.some(({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'slow-cooker')),
  )

const heats = phraseSet('hot|hotter|heat|boil|bubble|simmer|steam|cook')
const denialReach = 4
/** 'It must not bubble', 'no proper heat'. */
const deniedHeat = ({ read: { tokens, mentions } }: Pick<Said, 'read'>): FoundPhrase | undefined =>
  mentions.find(
    ({ kind, id, last }) =>
      kind === 'word' &&
      (id === 'negation' || id === 'forbidding') &&
      holdsPhrase(tokens.slice(last + 1, last + 1 + denialReach), heats),
  )

const fires = new Set(['heat', 'fire', 'flame', 'hob', 'burner', 'stove'])
/** 'Off the heat fold in the turkey': it goes in when nothing is hot any more; the sentence ends with what is told of it. */
function offHeat({ events, work, before: earlier, read }: Said, line: Line): FoundPhrase | undefined {
  const { tokens } = read
  const isOff = tokens.some(
    ({ word }, at) =>
      word === 'off' &&
      (fires.has(tokens[at - 1]?.word ?? '') ||
        tokens.slice(at + 1, at + 4).some((next) => fires.has(next.word))),
  )
  const isLater = graphIn(work).events.some(
    (event) => event.cooks && event.read !== read && !earlier.includes(event.read),
  )
  const last = tokens.length - 1
  const isFlesh = holdsPhrase(line.read.tokens, animals)
  return isOff && isFlesh && !isLater && events.some(({ named }) => named.has(line))
    ? { first: last, last }
    : undefined
}

const isHot = ({ read }: Pick<Said, 'read'>): boolean =>
  deniedHeat({ read }) === undefined &&
  ((!holdsPhrase(read.tokens, lukewarm) &&
    read.quantities.some(
      ({ kind, range }) => kind === 'temperature' && range.min >= reheatingTemperature.celsius - 1,
    )) ||
    holdsPhrase(read.tokens, hot) ||
    read.mentions.some(
      ({ kind, senses, isNegated }) =>
        kind === 'cue' && !isNegated && senses.some(({ id }) => id === 'cooked-through'),
    ))
