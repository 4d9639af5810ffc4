import type { Household, UseItFirstResult } from '@plotluck/kitchen'

/** What a menu is planned from. `seed` makes it repeatable, `today` is a calendar date (YYYY-MM-DD). */
export type MenuRequest = {
  readonly ingredients: readonly string[]
  readonly seed: number
  readonly today: string
  readonly household?: Household
}

/** Plans a menu with the kitchen, owners in turn. `undefined` when too many are being planned already, or it took too long. */
export type PlanMenu = (request: MenuRequest, userId: string) => Promise<UseItFirstResult | undefined>
