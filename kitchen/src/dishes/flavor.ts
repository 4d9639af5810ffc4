import { agrees } from './clashes.ts'
import type { FoodName } from '../foods/index.ts'
import { type CookFacts, type CuisineStyle, findCookFacts } from '../cooking/index.ts'
import {
  accepts,
  byCompany,
  type Filling,
  type Larder,
  type OpenSlot,
  type Pick,
  pickOf,
  type Variant,
} from './fill.ts'

/** Foods of its cuisine that a dish needs to taste of it. */
const enough = 3

type Flavors = { readonly herbs: readonly CookFacts[]; readonly all: ReadonlySet<CookFacts> }
const flavors = new WeakMap<CuisineStyle, Flavors>()

const factsOf = (names: readonly FoodName[]): readonly CookFacts[] =>
  names.flatMap((name) => findCookFacts(name) ?? [])

/** What makes a cuisine, what is missed most first. */
function flavorsOf(cuisine: CuisineStyle): Flavors {
  let known = flavors.get(cuisine)
  if (known === undefined) {
    const { herbs, aromatics, acids, sauces, spices, cheeses } = cuisine
    const names = [...herbs, ...aromatics, ...acids, ...sauces, ...spices, ...cheeses]
    flavors.set(cuisine, (known = { herbs: factsOf(herbs), all: new Set(factsOf(names)) }))
  }
  return known
}

/**
 * The dish with what it lacks to taste of its cuisine: slots that the basket left empty are filled from the shop, one food
 * each, until there are three. Sweet plates, dips and jars are left as they are.
 */
export function flavored(filling: Filling, { slots }: Variant, larder: Larder): Filling {
  const { pattern, cuisine } = filling
  if (pattern.isSide === true || pattern.standsAlone === true) return filling
  const { herbs, all: tastes } = flavorsOf(cuisine)
  const picks = [...filling.picks]
  let present = picks.filter(({ facts }) => tastes.has(facts)).length
  for (const facts of new Set([...byCompany(herbs, picks), ...tastes])) {
    if (present >= enough) break
    const open = emptySlotFor(facts, slots, picks)
    if (open === undefined || !larder.allows(facts.food)) continue
    picks.push(pickOf(facts, open, false))
    present += 1
  }
  return { ...filling, picks }
}

function emptySlotFor(
  facts: CookFacts,
  slots: readonly OpenSlot[],
  picks: readonly Pick[],
): OpenSlot | undefined {
  if (!agrees(facts, picks)) return undefined
  return slots.find((open) => accepts(open, facts) && picks.every(({ slot }) => slot !== open.name))
}
