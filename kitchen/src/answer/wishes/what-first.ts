import {
  frostWords,
  ruinedByFrost,
  standsHardFrost,
  standsLightFrost,
  whatFirst,
} from '../../lexicon/index.ts'
import { holdsPhrase, listed, phraseSet, tokensOf } from '../../reading/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Reply } from '../answer-shape.ts'
import type { AskedFood } from '../display-name.ts'
import { storageLookup } from '../replies/storage.ts'
import { capital } from '../voice.ts'
import type { Wish } from './wish.ts'

const first = phraseSet(whatFirst)
const frost = phraseSet(frostWords)

/** Which of several foods comes first: before a frost by what it does to them, else by how soon each spoils. Null where nobody asks that. */
export function whatFirstReply(text: string, { foods }: Wish): Reply | null {
  const tokens = tokensOf(text)
  if (foods.length < 2 || !holdsPhrase(tokens, first)) return null
  const named = foods.map(({ food }) => food)
  return holdsPhrase(tokens, frost) ? beforeFrost(named) : bySpoiling(named)
}

/** What frost does to a food, by its name; the class of lists that names it first, 'bell pepper' before 'pepper'. */
const lists = [
  ['half', phraseSet(standsLightFrost)],
  ['tender', phraseSet(ruinedByFrost)],
  ['hardy', phraseSet(standsHardFrost)],
] as const
type Hardiness = (typeof lists)[number][0] | 'unknown'
const hardinessOf = ({ name }: AskedFood): Hardiness =>
  lists.find(([, names]) => holdsPhrase(tokensOf(name), names))?.[0] ?? 'unknown'

/** How much frost each stands, the least first; what no list names is brought in to be sure. */
function beforeFrost(foods: readonly AskedFood[]): Reply {
  const told = (kind: Hardiness, say: (names: string) => string) => {
    const names = foods.filter((food) => hardinessOf(food) === kind).map(({ said }) => said)
    return names.length > 0 ? [say(listed(names))] : []
  }
  const tender = told('tender', (names) => `First ${names}: the lightest frost ruins that.`)
  const next = tender.length > 0 ? 'Then' : 'First'
  return {
    text: [
      ...tender,
      ...told(
        'unknown',
        (names) => `${next} ${names}, to be sure: no list of mine says that it stands frost.`,
      ),
      ...told(
        'half',
        (names) => `${capital(names)} can stay in a light frost (28 to 32°F, -2 to 0°C), ${underMulch}.`,
      ),
      ...told('hardy', (names) => `${capital(names)} can stay out, also in hard frost.`),
    ].join(' '),
    foods: foods.map(({ name }) => name),
    suggestions: [`What can I make with ${foods[0]?.calledPlural ?? 'it'}?`],
  }
}
const underMulch = 'roots under mulch; leaves may suffer'

/** In the fridge or, what keeps best outside it, in the pantry; what no table has comes last. */
const longest = ({ storage }: AskedFood): number =>
  Math.max(storage.fridge?.max ?? 0, storage.pantry?.max ?? 0) || Infinity

function bySpoiling(foods: readonly AskedFood[]): Reply | null {
  const order = foods.toSorted((one, other) => longest(one) - longest(other))
  if (order.some((food) => longest(food) === Infinity)) return null
  const parts = order.map((food) => `${food.said} (${keepsText(food)})`)
  return {
    text: `In this order, by how long each keeps when fresh: ${parts.join(', then ')}. What is soft, cut or wilting goes before all of them.`,
    lookups: order.map(storageLookup),
    foods: order.map(({ name }) => name),
    suggestions: [`What can I make with ${order[0]?.calledPlural ?? 'it'}?`],
  }
}

function keepsText({ storage: { fridge, pantry } }: AskedFood): string {
  const isFridge = (fridge?.max ?? 0) >= (pantry?.max ?? 0)
  const days = isFridge ? fridge : pantry
  return days ? `${shelfLifeText(days)} ${isFridge ? 'in the fridge' : 'outside it'}` : ''
}
