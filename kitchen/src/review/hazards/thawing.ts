import { isOrder } from '../../reading/index.ts'
import type { Mention } from '../../reading/index.ts'
import { plainName } from '../heat/doneness.ts'
import type { RawLine } from '../heat/raw-lines.ts'
import { isDough, isYeasted } from './dough.ts'
import { does, doing, forbids, has, isCold, isMeant, isWarm, longest, mentionsOf, placesIn } from './said.ts'
import type { Said, Verdict } from './said.ts'
import { longestWarm, standsLong } from './waiting-times.ts'
import { isRawStill, lastWarm } from './chill-instead.ts'
import { isHotOven } from './left-at-room-temperature.ts'
import { keepsOnShelf } from './shelf-foods.ts'

/** Frozen animal food that thaws anywhere but in the cold gives way to the fridge, for as long as its weight asks. */
export function thawedWarm(said: Said): Verdict {
  const isThawing =
    thaws(said) ||
    has(said, 'state', 'thawed') ||
    (has(said, 'state', 'frozen') && isLeft(said)) ||
    (isFrozenStill(said) && ((does(said, 'wait', 'remove') && standsLong(said)) || isPutWarm(said))) ||
    fromFreezer(said)
  const animals = thawing(said)
  const [animal] = animals
  if (animal === undefined || !isThawing || forbids(said) || isHotOven(said) || isBrief(said)) return null
  const isOfEgg = animals.every(({ animal: { safe } }) => safe.group === 'egg')
  if (isOfEgg && (isDough(said) || isYeasted(said.work) || isShelfBread(said, animal))) return null
  const isHotWater = placesIn(said).has('warm')
  if (!isHotWater && ((isCold(said) && !fromFreezer(said)) || coldBesideFreezer(said))) return null
  // Where no cold place is named, a frozen animal food thaws warm.
  const isStanding = thaws(said) || isWarm(said) || longest(said) >= longestWarm || does(said, 'wait')
  if (!isStanding) return null
  const from = Math.min(
    ...said.clauses
      .filter(({ effect }) => effect === 'thaw' || effect === 'wait' || effect === 'remove')
      .map(({ first }) => first),
    said.read.tokens.length,
  )
  const last = lastWarm(said)
  return withTail(said, from, last, thawedCold(animal, isOfEgg))
}

const behind = new Set(['once', 'after', 'when'])
/** 'Once thawed, heat the gravy' comes after it. */
const thaws = (said: Said): boolean =>
  doing(said, 'thaw').some(
    ({ verb }) =>
      !behind.has(said.read.tokens[(verb?.first ?? 0) - 1]?.word ?? '') && !isLookedAt(said, verb),
  )

/** 'Make sure the pork is thawed': that it has been, and not where. */
const isLookedAt = ({ read }: Said, verb: Mention | null): boolean =>
  verb?.form !== 'base' &&
  read.tokens.slice(0, verb?.first).some(({ word }) => word === 'sure' || word === 'check')

/** 'Frozen dumplings can be kept for months' leaves none lying. */
const isLeft = (said: Said): boolean =>
  doing(said, 'wait').some(({ verb }) => verb?.form === 'base') || (does(said, 'wait') && isWarm(said))

/** What the sentence thaws: 'the broccoli ... just thaw it' is no meat. */
const thawing = (said: Said): readonly RawLine[] =>
  said.raw.filter((line) => !isPronoun(said) || names(said, line) || isMeant(said, line))

const names = ({ read }: Said, line: RawLine): boolean =>
  read.mentions.some(({ foods }) => line.food !== undefined && foods.includes(line.food.name))

const isPronoun = ({ read }: Said): boolean =>
  read.tokens.some(({ word }) => word === 'it' || word === 'them')

const longestInMicrowave = 30
/** What a microwave thaws is warm in minutes. Source: USDA FSIS, safe defrosting methods. */
const isBrief = (said: Said): boolean =>
  said.read.tokens.some(({ word }) => word === 'microwave') && longest(said) <= longestInMicrowave

/** Bread and cake that are baked already thaw on a table. Source: USDA FoodKeeper, baked goods. */
const isShelfBread = (said: Said, line: RawLine): boolean =>
  keepsOnShelf(said.work) && !isRawStill(said, line)

/** A bird or a joint takes a day for every 2 kg. Source: USDA FSIS, safe defrosting methods. */
const gramsOvernight = 1500

const gramsADay = 2000

function thawedCold({ animal, parsed }: RawLine, isDish: boolean): string {
  if (isDish) return 'Thaw it in the fridge overnight.'
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

/** Put where it is warm, and over no heat. */
const isPutWarm = (said: Said) => isWarm(said) && !isOverHeat(said) && !does(said, 'cook', 'sear')

const vessels = ['pan', 'pot', 'tin', 'dish', 'tray']
/** 'In a roasting pan on the counter': the pan alone heats nothing. */
const isOverHeat = (said: Said): boolean =>
  mentionsOf(said, 'place', 'heat').some(
    ({ text }) => !vessels.some((end) => text.toLowerCase().endsWith(end)),
  )

const outOf = new Set(['from', 'of'])
const nearFreezer = 3

/** Out of the freezer, and not into it, nor into a freezer bag. */
const fromFreezer = (said: Said): boolean =>
  mentionsOf(said, 'place', 'frozen').some(({ first, last }) => {
    const isTaken = doing(said, 'remove').some((clause) => clause.first <= first && first <= clause.last)
    const before = said.read.tokens.slice(Math.max(0, first - nearFreezer), first)
    const isOut = before.some(({ word }) => outOf.has(word)) || isTaken
    // 'Two weeks at room temperature, longer in the freezer' are two ways to keep it.
    const isWarmAfter = isWarm(said) && lastWarm(said) > last
    return (isOut || isWarmAfter) && (does(said, 'remove', 'move', 'wait') || has(said, 'state', 'thawed'))
  })

const coldBesideFreezer = (said: Said) => mentionsOf(said, 'place', 'cold').length > 0

/** 'If frozen, thaw the shrimp': the condition stays. */
function condition({ read, clauses }: Said): string {
  const [first] = read.tokens
  const from = clauses.find(({ effect }) => effect === 'thaw')?.verb?.start ?? 0
  const head = read.text.slice(0, from).trimEnd()
  return first?.word === 'if' && head.endsWith(',') ? `${head} ` : ''
}

const warm = new Set(['room', 'warm', 'shelf'])
/** 'Lay them on the sunniest windowsill' is where they were to thaw. */
const isWarmPlace = ({ kind, senses }: Mention): boolean =>
  kind === 'place' && senses.some(({ id }) => warm.has(id))

/** The kitchen's sentence, and what the writer goes on with: 'then fry until 165°F inside'. */
function withTail(said: Said, from: number, last: number, sentence: string): string {
  const { read, clauses } = said
  const head = condition(said)
  const by = head === '' ? sentence : `${head}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  const next = clauses.find(
    ({ verb, effect, mentions }) =>
      verb !== null &&
      verb.first > Math.min(from, last) &&
      ['cook', 'sear', 'coat', 'cut', 'add', 'combine'].includes(effect ?? '') &&
      !verb.isNegated &&
      isOrder(verb, read) &&
      !mentions.some(isWarmPlace),
  )
  if (next?.verb == null) return by
  const tail = read.text.slice(read.tokens[next.verb.first]?.start ?? read.text.length)
  return tail === '' ? by : `${by} ${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
}
