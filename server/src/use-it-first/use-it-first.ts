import type { Body, UseItFirstMenu } from '@plotluck/contract'
import type { Result } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { LimitPerUser } from '../platform/per-user-limit.ts'
import { generateMenu, type GenerateMenuDeps } from './generate-menu.ts'

export type UseItFirstDeps = GenerateMenuDeps & {
  readonly limitPerUser: LimitPerUser
  /** Gives the texts of a basket as the kitchen takes them, or why it cannot. */
  readonly readBasket: (
    texts: readonly string[],
    how: { readonly leaveOutUnknown: boolean },
  ) => Result<readonly string[]>
}

type MenuAsked = Body<'POST /api/generate-use-it-first-menu'>

const allowance = {
  work: 'menus',
  maxConcurrent: 5,
  most: 60,
  seconds: 600,
  busy: 'Five menus are being planned for you already. Please wait until one is done, then try again.',
}

/** Three days that lose the least of the food at hand. */
export type UseItFirst = ReturnType<typeof createUseItFirst>

export function createUseItFirst(deps: UseItFirstDeps) {
  const { readBasket } = deps
  const menus = deps.limitPerUser(allowance)
  return {
    generate: (
      { id: userId }: User,
      { ingredients, leaveOutUnknown = false }: MenuAsked,
    ): Promise<Result<UseItFirstMenu>> =>
      menus.run(userId, async () => {
        const basket = readBasket(ingredients, { leaveOutUnknown })
        return basket.ok ? generateMenu(deps, userId, basket.value) : basket
      }),
  }
}
