import { eq, gte, sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-tables.ts'
import { type Handle, type Transaction, weekOf } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { profiles } from './tables.ts'

export type ProfileRow = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly isPremium: boolean
}

const columns = { id: profiles.id, email: profiles.email, name: profiles.name, isPremium: profiles.isPremium }

export async function findProfile(tx: Transaction, id: UserId): Promise<ProfileRow | undefined> {
  const [row] = await tx.select(columns).from(profiles).where(eq(profiles.id, id))
  return row
}

/** Adds a profile unless there is one. */
export async function insertProfile(
  tx: Transaction,
  profile: { readonly id: UserId; readonly email: string; readonly name: string },
): Promise<void> {
  // Written out, because drizzle names every column and a person's handle is granted these three only.
  const { id, email, name } = profile
  await tx.execute(
    sql`insert into ${profiles} (id, email, name) values (${id}, ${email}, ${name}) on conflict do nothing`,
  )
}

export async function updateName(tx: Transaction, id: UserId, name: string): Promise<void> {
  await tx.update(profiles).set({ name }).where(eq(profiles.id, id))
}

/** Whether there is an account of this id. */
export async function isAccount(db: Handle, id: string): Promise<boolean> {
  const found = await db.select({ id: user.id }).from(user).where(eq(user.id, id))
  return found.length > 0
}

/** Who joined since then, and in which week. */
export async function signUpsSince(
  db: Handle,
  since: Date,
): Promise<readonly { readonly userId: string; readonly week: string }[]> {
  return db
    .select({ userId: user.id, week: weekOf(user.createdAt) })
    .from(user)
    .where(gte(user.createdAt, since))
}
