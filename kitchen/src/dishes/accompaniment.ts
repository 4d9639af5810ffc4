import type { CuisineId, CuisineStyle } from '../cooking/index.ts'
import type { Tag } from '../cooking/index.ts'
import type { DishPicture } from '../recipe/index.ts'
import type { Skill } from './difficulty.ts'
import type { Slot, Step } from './pattern.ts'
import type { Plate } from './plate.ts'

/**
 * How an accompaniment is woven into the dish it goes with. `early` comes before the dish begins; `meanwhile` is put
 * where the dish leaves the hands free for so long, else before it begins, and is written to stand in both places
 * ('make the salsa: ...'); `late` comes when the dish is nearly done; `serve` ends the last step of the dish; `last`
 * comes after it, at the table's edge.
 */
export type Weave = {
  readonly early?: Step
  readonly meanwhile?: Step
  readonly late?: Step
  readonly serve?: string
  readonly last?: Step
}

/**
 * Something made beside a dish that makes a meal of it: a sauce, a crisp topping, a bread, a grain. Data and a few
 * sentences, like a dish pattern.
 */
export type Accompaniment = {
  readonly id: string
  /** Two of one kind never stand beside one dish. */
  readonly kind: 'sauce' | 'crunch' | 'egg' | 'salad' | 'starch'
  readonly cuisines: readonly CuisineId[]
  readonly skills?: readonly Skill[]
  /** The dishes it goes with, by what they look like on the table. */
  readonly beside: readonly DishPicture[]
  /** Foods in the dish that make it one too many. */
  readonly unless?: readonly Tag[]
  /** Minutes of the dish in which it rests or cooks by itself: a shorter dish would have to wait for it. */
  readonly waits?: number
  /** The least minutes it adds to a dish that leaves the hands free nowhere. */
  readonly minutes: number
  /** Grams of oil per serving; none when left out. */
  readonly oil?: number
  readonly slots: (cuisine: CuisineStyle) => Readonly<Record<string, Slot>>
  /** As a list names it: 'for the salsa'. */
  readonly name: (plate: Plate) => string
  readonly title: (plate: Plate) => string
  readonly weave: (plate: Plate) => Weave
}

type Written<S extends string> = Omit<Accompaniment, 'slots' | 'name' | 'title' | 'weave'> & {
  readonly slots: (cuisine: CuisineStyle) => Readonly<Record<S, Slot>>
  readonly name: (plate: Plate<NoInfer<S>>) => string
  readonly title: (plate: Plate<NoInfer<S>>) => string
  readonly weave: (plate: Plate<NoInfer<S>>) => Weave
}

/** Checks the slot names of an accompaniment and hands it back. */
export function accompaniment<S extends string>(written: Written<S>): Accompaniment {
  return written as unknown as Accompaniment
}
