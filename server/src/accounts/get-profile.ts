import type { Profile } from '@plotluck/contract'
import type { Transaction } from '../platform/database/index.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import { findProfile, insertProfile, type ProfileRow, updateName } from './store.ts'

/** Free generations of the running week, and when the next one opens, if none is free now. */
export type WeekUsage = { readonly used: number; readonly nextGenerationAt: Date | null }

export type ProfileDeps = {
  /** True where nobody pays: a household's own server. */
  readonly isEveryonePremium: boolean
  /** Whether the person has paid for now. */
  readonly hasPaid: (tx: Transaction, user: UserId) => Promise<boolean>
  readonly weekUsage: (tx: Transaction, user: UserId) => Promise<WeekUsage>
}

/** Gives the person's profile, making it at the first call. */
export async function getProfile(tx: Transaction, deps: ProfileDeps, user: User): Promise<Profile> {
  const row = (await findProfile(tx, user.id)) ?? (await makeProfile(tx, user))
  const { used, nextGenerationAt } = await deps.weekUsage(tx, user.id)
  const hasPremium = await isPremium(tx, deps, user.id)
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    is_premium: hasPremium,
    recipes_generated_this_week: used,
    next_generation_at: hasPremium ? null : (nextGenerationAt?.toISOString() ?? null),
  }
}

/** Renames the profile and gives it whole. */
export async function renameProfile(
  tx: Transaction,
  deps: ProfileDeps,
  user: User,
  name: string,
): Promise<Profile> {
  await getProfile(tx, deps, user)
  await updateName(tx, user.id, name)
  return getProfile(tx, deps, user)
}

/** Whether the person may use what is paid for: they paid, nobody has to, or the operator granted it in the profile. */
export async function isPremium(tx: Transaction, deps: ProfileDeps, user: UserId): Promise<boolean> {
  if (deps.isEveryonePremium || (await deps.hasPaid(tx, user))) return true
  return (await findProfile(tx, user))?.isPremium === true
}

async function makeProfile(tx: Transaction, { id, email, name }: User): Promise<ProfileRow> {
  const profile = { id, email, name: firstName(name, email) }
  await insertProfile(tx, profile)
  return (await findProfile(tx, id)) ?? { ...profile, isPremium: false }
}

/** The name of a new profile: the one given at sign-up, else the part of the e-mail before the @, else 'User'. */
export function firstName(given: string, email: string): string {
  return given.trim() || email.split('@')[0] || 'User'
}
