import type { Food } from '../../foods/index.ts'
import { forms, oilFlavors, placeLeads, risingFoods, shelfFoods } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import { perishableCategories } from '../../safety/index.ts'
import { replaceClause } from '../rewrite.ts'
import {
  does,
  doing,
  forbids,
  has,
  isCold,
  isWarm,
  listsWord,
  longest,
  mentionsOf,
  placesIn,
} from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'
import { longestWarm, namesFarTime, openWait, standsLong } from './standing.ts'

/** How long and where food stands: found by duration and place, whatever the words. */
export const waitRules: readonly SentenceRule[] = [
  { key: 'thawed-on-the-counter', judge: thawedWarm },
  { key: 'garlic-in-oil', judge: oilKept },
  { key: 'home-canning', judge: keptOnShelf },
  { key: 'cooling-rice', judge: riceKept },
  { key: 'left-out', judge: leftOut },
]

/** What keeps food hot while it takes its time: a wait beside it is part of the cooking. */
function isOverHeat(said: Said): boolean {
  return (
    doing(said, 'cook').some(({ quantities, mentions }) =>
      [...quantities, ...mentions].some((each) => each.kind === 'duration' || each.kind === 'time'),
    ) ||
    placesIn(said).has('slow-cooker') ||
    placesIn(said).has('water-bath')
  )
}

function thawedWarm(said: Said): Verdict {
  const isThawing =
    does(said, 'thaw') ||
    has(said, 'state', 'thawed') ||
    (has(said, 'state', 'frozen') && does(said, 'wait')) ||
    (isFrozenStill(said) && does(said, 'wait', 'remove') && standsLong(said)) ||
    fromFreezer(said)
  const [animal] = said.raw
  if (animal === undefined || !isThawing || forbids(said)) return null
  const isHotWater = placesIn(said).has('warm')
  if (!isHotWater && ((isCold(said) && !fromFreezer(said)) || coldBesideFreezer(said))) return null
  // Where no cold place is named, a frozen animal food thaws warm.
  const isStanding = does(said, 'thaw') || isWarm(said) || longest(said) >= longestWarm || does(said, 'wait')
  if (!isStanding) return null
  const from = Math.min(
    ...said.clauses
      .filter(({ effect }) => effect === 'thaw' || effect === 'wait' || effect === 'remove')
      .map(({ first }) => first),
    said.read.tokens.length,
  )
  const last = lastWarm(said)
  return withTail(said, from, last, `Thaw the ${animal.animal.name} in the fridge overnight.`)
}

/** The list asks for it frozen, and nothing has cooked or thawed it yet. */
const isFrozenStill = ({ raw, before }: Said) =>
  raw.some(({ read }) => read.mentions.some(({ kind, id }) => kind === 'state' && id === 'frozen')) &&
  !before.some(({ mentions }) =>
    mentions.some(({ kind, effect }) => kind === 'technique' && (effect === 'cook' || effect === 'thaw')),
  )

const fromFreezer = (said: Said) =>
  mentionsOf(said, 'place', 'frozen').length > 0 &&
  (does(said, 'remove', 'move', 'wait') || has(said, 'state', 'thawed'))
const coldBesideFreezer = (said: Said) => mentionsOf(said, 'place', 'cold').length > 0

const lastWarm = ({ read }: Said) =>
  Math.max(
    0,
    ...read.mentions
      .filter(({ kind, id }) => (kind === 'place' && id !== 'heat') || kind === 'time')
      .map(({ last }) => last),
    ...read.quantities.filter(({ kind }) => kind === 'duration').map(({ last }) => last),
  )

/** The kitchen's sentence, and what the writer goes on with: 'then fry until 165°F inside'. */
function withTail({ read, clauses }: Said, from: number, last: number, by: string): string {
  const next = clauses.find(
    ({ verb, effect }) =>
      verb !== null &&
      verb.first > Math.min(from, last) &&
      ['cook', 'sear', 'coat', 'cut', 'add', 'combine'].includes(effect ?? '') &&
      verb.form === 'base',
  )
  if (next?.verb == null) return by
  const tail = read.text.slice(read.tokens[next.verb.first]?.start ?? read.text.length)
  return tail === '' ? by : `${by} ${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
}

const flavors = phraseSet(oilFlavors)
/** What grows in or out of the ground carries the spores, whatever it is. */
const lowAcid: ReadonlySet<string> = new Set(['vegetable', 'herb', 'legume'])

/** Garlic and herbs under oil, at any temperature but the fridge's. Source: CDC, botulism prevention. */
function oilKept(said: Said): Verdict {
  const { work, read } = said
  const hasBoth =
    listsWord(work.lines, 'oil') &&
    (work.lines.some(
      (line) => holdsPhrase(line.read.tokens, flavors) || lowAcid.has(line.food?.category ?? ''),
    ) ||
      holdsPhrase(read.tokens, flavors))
  if (!hasBoth || isCold(said) || forbids(said)) return null
  const words = read.tokens.map(({ singular }) => singular)
  const isJar = words.includes('jar') || words.includes('bottle')
  const isNamed =
    (words.includes('oil') || isJar || follows(said)) &&
    (holdsPhrase(read.tokens, flavors) || isJar || follows(said))
  const isLong = standsLong(said)
  const isKept =
    placesIn(said).has('shelf') || (isLong && (isWarm(said) || does(said, 'steep', 'store', 'wait')))
  const isMore = hasOtherFood(said) && !placesIn(said).has('shelf')
  return isKept && isNamed && !does(said, 'cook') && !isDough(said) && !isMore ? 'refuse' : null
}

/** 'Cover with the oil. Keep for three weeks': the sentence before put it under oil. */
function follows({ before, lines, read }: Said): boolean {
  const last = before.at(-1)
  const isBare = read.mentions.every(({ foods }) => foods.length === 0)
  return (
    isBare &&
    last !== undefined &&
    lines.length <= 4 &&
    last.tokens.some(({ word }) => word === 'oil') &&
    holdsPhrase(last.tokens, flavors)
  )
}

/** A marinade, a stew: what is more than oil and its flavours is judged by what else is in it. */
const hasOtherFood = ({ events }: Said) =>
  events.some(({ named }) =>
    [...named].some(
      ({ animal, food }) =>
        animal !== null ||
        ['legume', 'plant-protein', 'grain', 'bread-bakery', 'dairy', 'poultry', 'meat'].includes(
          food?.category ?? '',
        ),
    ),
  )

/** Nothing here is canned: jars on a shelf need a tested recipe. Source: USDA Complete Guide to Home Canning. */
function keptOnShelf(said: Said): Verdict {
  if (isCold(said) && !isProcessed(said)) return null
  if (forbids(said)) return null
  if (isProcessed(said)) return 'refuse'
  const isLong = longest(said) > 7 * 1440
  if (namesFarTime(said.read) && wasJarred(said) && !isDry(said)) return 'refuse'
  const isShelved = placesIn(said).has('shelf') || has(said, 'word', 'shelf-stable')
  const isDryFood = isDry(said)
  const isStored = does(said, 'store', 'wait', 'preserve')
  if (isShelved && isStored && (isLong || wasJarred(said)) && !isDryFood) return 'refuse'
  return placesIn(said).has('room') && isLong && isStored && !isDryFood ? 'refuse' : null
}

/** Jars that are boiled, sealed or canned: what is in them is meant to keep without cold. */
function isProcessed(said: Said): boolean {
  if (doing(said, 'preserve').some(({ verb }) => verb?.id === 'pressure can')) return true
  if (!isJarred(said) || isCold(said)) return false
  const isHeated = doing(said, 'cook').some(
    ({ verb, mentions, quantities }) =>
      verb?.id === 'boil' && quantities.length > 0 && mentions.every(({ foods }) => foods.length === 0),
  )
  const isSealed =
    doing(said, 'preserve').some(({ verb }) => verb?.id === 'seal the jars') &&
    (placesIn(said).has('shelf') || placesIn(said).has('room') || isHeated || longest(said) > 1440)
  return isHeated || isSealed || said.read.tokens.some(({ word }) => word === 'canner')
}

const wasJarred = (said: Said) =>
  isJarred(said) || said.before.slice(-3).some((read) => isJarred({ ...said, read }))

const isJarred = ({ read }: Said) =>
  read.tokens.some(({ singular }) => singular === 'jar' || singular === 'bottle' || singular === 'canner')

const dryKinds: ReadonlySet<string> = new Set([
  'spice',
  'sweetener',
  'grain',
  'nut-seed',
  'flour-baking',
  'bread-bakery',
  'beverage',
])
const dryMakes = phraseSet(shelfFoods)

/** True for a recipe of nothing that spoils: tea, spice mixes, granola. */
export const isOfDryFoods = ({ lines }: Said['work']): boolean =>
  lines.every(({ food }) => food !== undefined && dryKinds.has(food.category))

/** Sugar, spices, biscuits and what alcohol keeps stand on a shelf. */
function isDry({ work, read }: Said): boolean {
  return (
    holdsPhrase(read.tokens, dryMakes) || holdsPhrase(tokensOf(work.title), dryMakes) || isOfDryFoods(work)
  )
}

/** Source: FDA Bad Bug Book, Bacillus cereus. */
function riceKept(said: Said): Verdict {
  const hasRice =
    said.read.tokens.some(({ singular }) => singular === 'rice') ||
    (said.lines.length > 0 && said.lines.every(({ keywords }) => keywords.has('rice')))
  if (!hasRice || does(said, 'steep') || isCold(said) || forbids(said) || placesIn(said).has('slow-cooker'))
    return null
  return does(said, 'wait', 'store') && standsLong(said) ? 'refuse' : null
}

/** 'The bread bin' is a place, and nothing that rises. */
const isInPlace = (at: number, { mentions }: Said['read']): boolean =>
  mentions.some(({ kind, first, last }) => kind === 'place' && first <= at && last >= at)

const rising = phraseSet(risingFoods)
const isDough = ({ read, work, lines }: Said) => {
  return (
    holdsPhrase(
      read.tokens.filter((_, at) => !isInPlace(at, read)),
      rising,
    ) ||
    (lines.length > 0 &&
      lines.every(({ animal }) => animal === null) &&
      listsWord(work.lines, 'yeast', 'starter', 'sourdough'))
  )
}

const leading = new Set(forms(placeLeads))

/** 'Steep overnight in a bowl beside the sink': the work and its foods stay, only the place changes. */
function withColdPlace({ read }: Said): Verdict {
  const warmest = read.mentions.findLast(
    ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => ['room', 'warm', 'shelf'].includes(id)),
  )
  if (warmest === undefined) return null
  let first = warmest.first
  while (first > 1 && leading.has(read.tokens[first - 1]?.word ?? '')) first -= 1
  const start = read.tokens[first]?.start ?? warmest.start
  return `${read.text.slice(0, start)}in the fridge${read.text.slice(warmest.end)}`
}

const chilled = 'Keep it in the fridge until you serve it.'

const spoils = ({ category, name }: Food): boolean =>
  (perishableCategories.has(category) || category === 'broth') && name !== 'butter'

/** What spoils in the warm: food from animals, and whatever is cooked. */
const isPerishable = ({ lines, work, raw }: Said) =>
  raw.length > 0 ||
  (lines.length > 0 ? lines : work.lines).some(
    ({ food, animal }) => animal !== null || (food !== undefined && spoils(food)),
  )

/**
 * A long time about food that spoils is unsafe, whatever the words, unless something proves it safe: cold that was named for it, heat that goes
 * on, dough that rises, food that dries.
 */
function leftOut(said: Said): Verdict {
  if (!standsLong(said) || isDough(said) || forbids(said) || doing(said, 'dry').length > 0) return null
  if (isColdThroughout(said)) return keptTooLong(said) ? eatenSoon : null
  const warm = isWarm(said)
  if (!isPerishable(said) && !(warm && wasCooked(said) && !does(said, 'steep'))) return null
  if (!warm && (isOverHeat(said) || isOfCooking(said) || isAhead(said))) return null
  return mended(said, warm)
}

const wasCooked = ({ before }: Said): boolean =>
  before.some((read) => read.mentions.some(({ kind, effect }) => kind === 'technique' && effect === 'cook'))

/** 'Braise it through the afternoon': the time is the cooking's, and nothing stands. */
const isOfCooking = (said: Said): boolean =>
  doing(said, 'cook').some(({ isResult }) => !isResult) && !does(said, 'wait', 'store', 'move', 'steep')

/** 'Make it a day ahead', 'serve at lunch or dinner': when, and not how long it stands. */
const isAhead = (said: Said): boolean =>
  has(said, 'word', 'ahead', 'every') ||
  (said.clauses.every(({ effect }) => atTable.has(effect ?? 'wait')) && !hasSetOut(said))

/** Cooked dishes keep 3 to 4 days in the fridge. Source: USDA FSIS, leftovers and food safety. */
const longestKept = 4 * 1440
const eatenSoon = 'Keep it in the fridge and eat it within 3 to 4 days.'

const keptTooLong = (said: Said): boolean =>
  longest(said) > longestKept &&
  does(said, 'wait', 'store') &&
  !does(said, 'steep', 'cure', 'preserve', 'freeze') &&
  !placesIn(said).has('frozen') &&
  wasCooked(said) &&
  said.raw.length === 0 &&
  isPerishable(said)

/** 'Serve at noon or in the evening' leaves nothing standing. */
const atTable: ReadonlySet<string> = new Set(['serve', 'eat', 'prepare'])

/** 'No ice pack needed even for a day on the beach': a time, and nothing done. */
const isWithoutWork = (said: Said) =>
  said.clauses.every(({ verb }) => verb === null) && !has(said, 'word', 'ahead', 'condition')

const hasSetOut = (said: Said) =>
  doing(said, 'serve').some(({ verb }) => verb?.text.toLowerCase().endsWith(' out'))

/** Cold before the wait, or in the same breath: 'leave overnight, covered, in the fridge'; not 'until morning, then put it in the fridge'. */
function isColdThroughout(said: Said): boolean {
  if (!isCold(said)) return false
  const { read, clauses } = said
  const ends = [
    ...clauses.flatMap(({ quantities, mentions }) => [
      ...quantities.filter(({ kind }) => kind === 'duration').map(({ last }) => last),
      ...mentions.filter(({ kind }) => kind === 'time').map(({ last }) => last),
    ]),
    openWait(read) ?? -1,
  ]
  const wait = Math.max(...ends)
  const colds = read.mentions
    .filter(
      ({ kind, senses, effect, isNegated }) =>
        !isNegated &&
        ((kind === 'place' && senses.some(({ id }) => id === 'cold' || id === 'frozen')) ||
          effect === 'chill' ||
          effect === 'freeze'),
    )
    .map(({ first }) => first)
  return colds.some((at) => at < wait || !isNextWork(said, wait, at))
}

/** Between the wait and the cold something else is begun: 'then put it'. */
const isNextWork = ({ clauses }: Said, wait: number, at: number): boolean =>
  clauses.some(({ verb }) => verb !== null && verb.form === 'base' && verb.first > wait && verb.first <= at)

/** Cold keeps it: where it stands warm, the place gives way; where no place is named, the fridge is. What was cooked is not left till tomorrow. */
function mended(said: Said, warm: boolean): Verdict {
  const { read } = said
  if (warm && does(said, 'steep', 'cure')) return withColdPlace(said)
  if (isWithoutWork(said)) return chilled
  const open = openWait(read)
  if (open !== undefined && (longest(said) <= longestWarm || !warm))
    return does(said, 'cook', 'sear') ? replaceClause(read, open, open, chilled) : chilled
  const places = read.mentions.filter(
    ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => ['room', 'warm', 'shelf'].includes(id)),
  )
  const [first] = places
  const out = doing(said, 'wait').find(({ verb }) => verb?.text.toLowerCase().endsWith(' out'))?.verb
  if (warm && first === undefined && out != null)
    return replaceClause(read, out.first, lastWarm(said), chilled)
  if (warm && first !== undefined) return replaceClause(read, first.first, lastWarm(said), chilled)
  const last =
    read.quantities.findLast(({ kind }) => kind === 'duration') ??
    read.mentions.findLast(({ kind }) => kind === 'time')
  return last === undefined
    ? null
    : `${read.text.slice(0, last.end)} in the fridge${read.text.slice(last.end)}`
}
