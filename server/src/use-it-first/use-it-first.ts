import type { UseItFirstMenu } from '@plotluck/contract'
import type { Result } from '../platform/failure.ts'
import type { Person } from '../platform/http/index.ts'
import type { IdentifyPremium } from '../platform/premium/index.ts'
import { createRateLimit, limited } from '../platform/rate-limit.ts'
import { generateMenu, type GenerateMenuDeps } from './generate-menu.ts'

export type UseItFirstDeps = GenerateMenuDeps & { readonly identifyPremium: IdentifyPremium }

/** Three days that lose the least of the food at hand. */
export type UseItFirst = ReturnType<typeof createUseItFirst>

export function createUseItFirst(deps: UseItFirstDeps) {
  const { database, clock, identifyPremium } = deps
  const rateLimit = createRateLimit(database.auth, clock)
  return {
    identify: identifyPremium('use-it-first'),
    generate: ({ id: owner }: Person, ingredients: readonly string[]): Promise<Result<UseItFirstMenu>> =>
      limited(rateLimit, { key: `menus of ${owner}`, most: 60, seconds: 600 }, () =>
        generateMenu(deps, owner, ingredients),
      ),
  }
}
