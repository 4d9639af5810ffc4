import { type CookFacts, type Doneness, hasTag, type Method, methods } from '../cooking/index.ts'
import { byMinutes, cookInOrder, type Timed } from '../dishes/index.ts'
import { isEatenAsItIs } from './as-it-is.ts'
import type { Spoken } from './fill-in.ts'

const verbs: Partial<Record<Method, string>> = { saute: 'cook', boil: 'boil', roast: 'roast' }

/** Everything into one pot or pan when it has to go in, what takes longest first, so that all is done together: words for the middle of a sentence, and the minutes. */
export function inTurn(players: readonly Spoken[], method: Method): Timed {
  const portions = players.map((player) => ({
    ...player,
    facts: withMinutes(player.facts, method),
    slot: '',
    cut: 'bite' as const,
    have: true,
  }))
  return cookInOrder(byMinutes(portions, method), method, { verb: verbs[method] ?? 'simmer' })
}

/** The facts with minutes for the method, where the tables have none: what was cooked before is only heated, and leaves and herbs wilt. */
function withMinutes(facts: CookFacts, method: Method): CookFacts {
  const doneness = isEatenAsItIs(facts) ? heated : (facts.cook[method] ?? nearest(facts))
  return { ...facts, cook: { ...facts.cook, [method]: doneness } }
}

const heated: Doneness = { minutes: 3, cue: 'hot through' }
const wilted: Doneness = { minutes: 2, cue: 'soft' }
const softened: Doneness = { minutes: 8, cue: 'tender' }

function nearest(facts: CookFacts): Doneness {
  if (hasTag(facts, ['herb', 'salad-leaf'])) return wilted
  return methods.map((method) => facts.cook[method]).find((doneness) => doneness !== undefined) ?? softened
}
