import type { DishFinish } from '../recipe/index.ts'
import type { Piece } from './arrange.ts'

/** A recipe as the drawings see it. */
export type Dish = {
  /** What can be seen lying in it, most important first; empty where all of it melts. */
  readonly pieces: readonly Piece[]
  /** Whether the first of them grows long, as a zucchini does. */
  readonly isLong: boolean
  /** Its foods blended. */
  readonly blend: string
  /** The crumb of something baked from them. */
  readonly crumb: string
  /** The sauce they make. */
  readonly sauce: string
  readonly finish: DishFinish | undefined
  readonly seed: number
}
