import type { PremiumFeature, TokenScope } from '@plotluck/contract'
import type { Result } from '../failure.ts'
import type { UserId } from '../ids.ts'
import type { HttpContext } from './types.ts'

/** A signed-in person, as their proven session says. */
export type User = { readonly id: UserId; readonly email: string; readonly name: string }

/**
 * Says who sends this request, by session cookie or bearer token, or why nobody is signed in. `needed` is what is asked of a personal token; where
 * it is left out, any that works will do.
 */
export type Identify = (c: HttpContext, needed?: TokenScope | 'owner') => Promise<Result<User>>

/** Who is let in: whoever is signed in, or only who has paid for a feature. */
export type Guards = {
  readonly identify: Identify
  readonly identifyPremium: (feature: PremiumFeature) => Identify
}
