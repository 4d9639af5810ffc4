import { type PremiumFeature, premiumFeatures } from '@plotluck/contract'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure } from '../platform/failure.ts'
import type { Identify } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'

/** Whether the person may use what is paid for. */
export type IsPremium = (tx: Transaction, user: UserId) => Promise<boolean>

/** Says who sends a request for a premium feature; who is not premium is refused before anything of the request is read. */
export type IdentifyPremium = (feature: PremiumFeature) => Identify

/** Makes the guard that every premium call passes. */
export function createIdentifyPremium(
  database: Database,
  identify: Identify,
  isPremium: IsPremium,
): IdentifyPremium {
  return (feature) => async (c, needed) => {
    const user = await identify(c, needed)
    if (!user.ok) return user
    const { id } = user.value
    return (await database.asUser(id, (tx) => isPremium(tx, id))) ? user : premiumOnly(feature)
  }
}

/** The refusal of what only premium people may do; `details.feature` says what it was. */
export const premiumOnly = (feature: PremiumFeature) =>
  failure('premium-only', { message: premiumFeatures[feature], details: { feature } })
