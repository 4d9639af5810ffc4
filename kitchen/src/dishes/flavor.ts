import { agrees } from './clashes.ts'
import { type CookFacts, type CuisineStyle, findCookFacts } from '../cooking/index.ts'
import { accepts, type Filling, type Larder, type OpenSlot, type Pick, pickOf, type Variant } from './fill.ts'

/** Foods of its cuisine that a dish needs to taste of it. */
const enough = 3

const flavors = new WeakMap<CuisineStyle, ReadonlySet<CookFacts>>()

/** What makes a cuisine, what is missed most first. */
function flavorsOf(cuisine: CuisineStyle): ReadonlySet<CookFacts> {
  let known = flavors.get(cuisine)
  if (known === undefined) {
    const { herbs, aromatics, acids, sauces, spices, cheeses } = cuisine
    const names = [...herbs, ...aromatics, ...acids, ...sauces, ...spices, ...cheeses]
    flavors.set(cuisine, (known = new Set(names.flatMap((name) => findCookFacts(name) ?? []))))
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
  const tastes = flavorsOf(cuisine)
  const picks = [...filling.picks]
  let present = picks.filter(({ facts }) => tastes.has(facts)).length
  for (const facts of tastes) {
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
