import { type CuisineId, cuisineIds, cuisineStyles, hasTag } from '../cooking/index.ts'
import type { Accompaniment } from './accompaniment.ts'
import { breads } from './breads.ts'
import { clashes } from './clashes.ts'
import { crisps } from './crisps.ts'
import { type Beside, fill, type Filling, type Larder, openSlots, type OpenSlot, type Pick } from './fill.ts'
import { sauces } from './sauces.ts'

/** Everything the kitchen makes beside a dish. A new family is one more file and one more line here. */
const accompaniments: readonly Accompaniment[] = [...sauces, ...crisps, ...breads]

type Opened = { readonly accompaniment: Accompaniment; readonly slots: readonly OpenSlot[] }

let opened: ReadonlyMap<CuisineId, readonly Opened[]> | undefined

/** Accompaniments of this cuisine, filled from the larder without regard to any dish. */
export function filledAccompaniments(cuisine: CuisineId, larder: Larder): readonly Beside[] {
  opened ??= new Map(cuisineIds.map((id) => [id, openedIn(id)]))
  return (opened.get(cuisine) ?? []).flatMap(({ accompaniment, slots }) => {
    const picks = fill(slots, larder)
    return picks === undefined ? [] : [{ accompaniment, picks }]
  })
}

function openedIn(cuisine: CuisineId): readonly Opened[] {
  return accompaniments
    .filter(({ cuisines }) => cuisines.includes(cuisine))
    .map((accompaniment) => ({
      accompaniment,
      slots: openSlots(accompaniment.slots(cuisineStyles[cuisine]), cuisine),
    }))
}

/** Whether a cook would put it beside this dish: the dish has room for it, and no main food comes twice. */
export function goesBeside(
  { accompaniment, picks }: Beside,
  { pattern, picks: dish, beside }: Filling,
): boolean {
  const present = [...dish, ...beside.flatMap((other) => other.picks)]
  return (
    pattern.isSide !== true &&
    pattern.standsAlone !== true &&
    accompaniment.beside.includes(pattern.picture) &&
    (accompaniment.waits ?? 0) <= pattern.minutes &&
    !present.some(({ facts }) => hasTag(facts, accompaniment.unless ?? [])) &&
    !picks.some((pick) => present.some((other) => isTwice(pick, other))) &&
    !clashes(picks, present)
  )
}

/** Onions, garlic and lemons may come twice in a meal; what makes the dish what it is may not. */
function isTwice({ facts }: Pick, { facts: other }: Pick): boolean {
  return facts === other && facts.portion >= 25 && !facts.tags.has('allium')
}
