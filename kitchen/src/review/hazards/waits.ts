import type { Food } from '../../foods/index.ts'
import type { Line } from '../../graph/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { forms, oilFlavors, placeLeads, risingFoods, shelfFoods } from '../../lexicon/index.ts'
import { holdsPhrase, minutesOf, phraseSet, tokensOf } from '../../reading/index.ts'
import type { Mention } from '../../reading/index.ts'
import { perishableCategories } from '../../safety/index.ts'
import { plainName } from '../doneness.ts'
import type { RawLine } from '../raw-lines.ts'
import { replaceClause } from '../rewrite.ts'
import { written } from '../temperature-text.ts'
import { graphIn } from '../work.ts'
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
import { unprovedIn } from './unproved.ts'

/** How long and where food stands: found by duration and place, whatever the words. */
export const waitRules: readonly SentenceRule[] = [
  { key: 'thawed-on-the-counter', judge: thawedWarm },
  { key: 'left-out', judge: heldWarm },
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
  return withTail(said, from, last, thawedCold(animal))
}

/** A bird or a joint takes a day for every 2 kg. Source: USDA FSIS, safe defrosting methods. */
const gramsOvernight = 1500
const gramsADay = 2000
function thawedCold({ animal, parsed }: RawLine): string {
  const days = Math.ceil((parsed.grams ?? 0) / gramsADay)
  const isLarge = (parsed.grams ?? 0) > gramsOvernight
  return `Thaw the ${plainName(animal.name)} in the fridge ${isLarge ? `for ${Math.max(2, days)} days` : 'overnight'}.`
}

/** The list asks for it frozen, and nothing has cooked or thawed it yet. */
const isFrozenStill = (said: Said) =>
  said.raw.some(
    (line) =>
      line.read.mentions.some(({ kind, id }) => kind === 'state' && id === 'frozen') &&
      isRawStill(said, line),
  )

/** No step before has heated or thawed it. */
const isRawStill = ({ work, before }: Said, line: Line): boolean =>
  !graphIn(work).events.some(
    ({ read, cooks, clause, touched }) =>
      (cooks || clause.effect === 'thaw') && before.includes(read) && touched.has(line),
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

/** Between 5 and 57°C bacteria grow. Source: FDA Food Code 3-501.16. */
const danger = { min: 5, max: 57 }
const aboutWarmth: ReadonlySet<Effect> = new Set<Effect>(['cook', 'wait', 'steep', 'cure', 'dry', 'store'])

/** 'Smoke for three hours' in a cabinet of 25°C: so long, and never hot. */
function heldWarm(said: Said): Verdict {
  const { clauses, raw, before, read } = said
  if (raw.every(({ animal }) => animal.safe.group === 'egg')) return null
  const isLong = clauses.some(
    (clause) =>
      clause.effect !== null && aboutWarmth.has(clause.effect) && (minutesOf(clause)?.max ?? 0) > longestWarm,
  )
  const own = figuresOf(read)
  const figures = own.length > 0 ? own : figuresOf(before.at(-1))
  const isHeld = figures.length > 0 && figures.every((each) => each > danger.min && each < danger.max)
  return isLong && isHeld && !isCold(said) ? 'refuse' : null
}

const figuresOf = (read: Said['read'] | undefined): readonly number[] =>
  (read?.quantities ?? []).filter(({ kind }) => kind === 'temperature').map((each) => written(each).celsius)

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
    placesIn(said).has('shelf') ||
    (isLong && (isWarm(said) || does(said, 'steep', 'store', 'wait', 'add', 'move', 'preserve')))
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

/** True for a recipe of what keeps on a shelf by what it is or what it is called: granola, biscuits, spice mixes. */
export const keepsOnShelf = (work: Said['work']): boolean =>
  isOfDryFoods(work) || holdsPhrase(tokensOf(work.title), dryMakes)

/** Sugar, spices, biscuits and what alcohol keeps stand on a shelf. */
const isDry = ({ work, read }: Said): boolean => holdsPhrase(read.tokens, dryMakes) || keepsOnShelf(work)

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

const spoils = ({ category, name }: Food): boolean =>
  (perishableCategories.has(category) || category === 'broth') && name !== 'butter'

/** What spoils in the warm: food from animals, and whatever is cooked. */
const isPerishable = ({ lines, work, raw }: Said) =>
  raw.length > 0 ||
  (lines.length > 0 ? lines : work.lines).some(
    ({ food, animal }) => animal !== null || (food !== undefined && spoils(food)),
  )

/**
 * A long time about food that spoils is unsafe, whatever the words, and so is a place or an end of a wait that nobody knows, unless something
 * proves it safe: cold that was named for it, heat that goes on, dough that rises, food that dries.
 */
function leftOut(said: Said): Verdict {
  if (isDough(said) || isWarning(said) || isDried(said)) return null
  const unproved = unprovedIn(said)
  const isUnchilled = deniesCold(said)
  if (!standsLong(said) && unproved.length === 0 && !isUnchilled) return null
  if (isColdThroughout(said) && !isUnchilled) return keptTooLong(said) ? eatenSoon : null
  const warm = isWarm(said) || isUnchilled
  const isOpen = warm || unproved.length > 0 || openWait(said.read) !== undefined
  if (!isPerishable(said) && !(isOpen && wasCooked(said) && !isDry(said) && !does(said, 'steep'))) return null
  if (isShelfBake(said)) return null
  if (!warm && unproved.length === 0 && (isOverHeat(said) || isOfCooking(said) || isAhead(said))) return null
  return mended(said, warm, unproved)
}

/** 'Dry it for two days'; not 'which dries out the flesh'. */
const isDried = (said: Said): boolean => doing(said, 'dry').some(({ verb }) => verb?.form === 'base')

/** 'Do not leave it out', 'throw away what stood for two hours': the wait itself is denied. */
const isWarning = (said: Said): boolean =>
  forbids(said) &&
  (said.clauses.some(
    ({ effect, isNegated }) => isNegated && (effect === 'wait' || effect === 'store' || effect === 'serve'),
  ) ||
    said.read.mentions.some(
      ({ kind, id, isNegated }) => kind === 'technique' && id === 'discard' && !isNegated,
    ))

/** 'No need to chill it', 'without ice': the cold is denied. */
const deniesCold = ({ read, work, ...said }: Said): boolean =>
  work.draft.writtenBy !== 'kitchen' &&
  !does(said, 'cook', 'sear', 'combine', 'cut') &&
  read.mentions.some(
    ({ kind, senses, effect, isNegated }) =>
      isNegated && (effect === 'chill' || (kind === 'place' && senses.some(({ id }) => id === 'cold'))),
  )

/** Cakes, breads and biscuits keep some days on a shelf where nothing moist is in them. Source: USDA FoodKeeper, baked goods. */
const longestShelved = 5 * 1440
const isShelfBake = ({ work, read, raw, clauses }: Said): boolean =>
  holdsPhrase(tokensOf(work.title), dryMakes) &&
  raw.every(({ animal }) => animal.safe.group === 'egg') &&
  work.lines.every(({ food }) => food?.category !== 'dairy' || !moist.has(lastWordOf(food.name))) &&
  longest({ clauses }) <= longestShelved &&
  !namesFarTime(read)

const moist: ReadonlySet<string> = new Set(['cream', 'cheese', 'ricotta', 'mascarpone', 'custard', 'yogurt'])
const lastWordOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

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
function mended(said: Said, warm: boolean, unproved: readonly number[]): Verdict {
  const { read } = said
  const chilled = keptCold(said)
  if (does(said, 'steep', 'cure') && (warm || unproved.length > 0)) return withColdPlace(said, unproved)
  if (isWithoutWork(said)) return chilled
  if (unproved.length > 0) return behindWork(said, Math.min(...unproved), chilled)
  const open = openWait(read)
  if (open !== undefined && (longest(said) <= longestWarm || !warm))
    return does(said, 'cook', 'sear') ? replaceClause(read, open, open, chilled) : chilled
  const [first] = warmPlaces(said)
  const out = doing(said, 'wait').find(({ verb }) => verb?.text.toLowerCase().endsWith(' out'))?.verb
  const from = first ?? out ?? undefined
  if (warm && from != null) return replaceClause(read, from.first, lastWarm(said), chilled)
  const last =
    read.quantities.findLast(({ kind }) => kind === 'duration') ??
    read.mentions.findLast(({ kind }) => kind === 'time')
  if (last === undefined) return warm ? chilled : null
  return `${read.text.slice(0, last.end)} in the fridge${read.text.slice(last.end)}`
}

const warmPlaces = ({ read }: Said) =>
  read.mentions.filter(
    ({ kind, senses }) => kind === 'place' && senses.some(({ id }) => ['room', 'warm', 'shelf'].includes(id)),
  )

/** What is still raw waits for the pan, what is cooked for the table. */
const keptCold = (said: Said): string =>
  said.raw.some((line) => isRawStill(said, line)) && isCookedLater(said)
    ? 'Keep it in the fridge until you cook it.'
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
