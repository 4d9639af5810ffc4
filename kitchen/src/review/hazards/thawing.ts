import { isOrder } from '../../reading/index.ts'
import { plainName } from '../doneness.ts'
import type { RawLine } from '../raw-lines.ts'
import { does, forbids, has, isCold, isWarm, longest, mentionsOf, placesIn } from './said.ts'
import type { Said, Verdict } from './said.ts'
import { longestWarm, standsLong } from './standing.ts'
import { isRawStill, lastWarm } from './cold-mends.ts'
import { isHotOven } from './left-out.ts'

/** Frozen animal food that thaws anywhere but in the cold gives way to the fridge, for as long as its weight asks. */
export function thawedWarm(said: Said): Verdict {
  const isThawing =
    does(said, 'thaw') ||
    has(said, 'state', 'thawed') ||
    (has(said, 'state', 'frozen') && does(said, 'wait')) ||
    (isFrozenStill(said) && ((does(said, 'wait', 'remove') && standsLong(said)) || isPutWarm(said))) ||
    fromFreezer(said)
  const [animal] = said.raw
  if (animal === undefined || !isThawing || forbids(said) || isHotOven(said)) return null
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

/** Put where it is warm, and over no heat. */
const isPutWarm = (said: Said) => isWarm(said) && !placesIn(said).has('heat') && !does(said, 'cook', 'sear')

const fromFreezer = (said: Said) =>
  mentionsOf(said, 'place', 'frozen').length > 0 &&
  (does(said, 'remove', 'move', 'wait') || has(said, 'state', 'thawed'))

const coldBesideFreezer = (said: Said) => mentionsOf(said, 'place', 'cold').length > 0

/** The kitchen's sentence, and what the writer goes on with: 'then fry until 165°F inside'. */
function withTail({ read, clauses }: Said, from: number, last: number, by: string): string {
  const next = clauses.find(
    ({ verb, effect }) =>
      verb !== null &&
      verb.first > Math.min(from, last) &&
      ['cook', 'sear', 'coat', 'cut', 'add', 'combine'].includes(effect ?? '') &&
      !verb.isNegated &&
      isOrder(verb, read),
  )
  if (next?.verb == null) return by
  const tail = read.text.slice(read.tokens[next.verb.first]?.start ?? read.text.length)
  return tail === '' ? by : `${by} ${tail.charAt(0).toUpperCase()}${tail.slice(1)}`
}
