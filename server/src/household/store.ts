import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { householdPeople as people, householdServings as servings } from './tables.ts'

export type PersonRow = typeof people.$inferSelect
export type PersonFields = Pick<PersonRow, 'name' | 'allergens' | 'diets' | 'dislikes'>

/** The people of a household in the order in which they were added. */
export async function peopleOf(tx: Transaction, userId: UserId): Promise<readonly PersonRow[]> {
  return tx
    .select()
    .from(people)
    .where(eq(people.userId, userId))
    .orderBy(asc(people.createdAt), asc(people.id))
}

/** Waits until no other request adds somebody for this person, and keeps others waiting until this transaction ends: a count stays true. */
export async function lockPeople(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`household of ${userId}`}, 0))`)
}

export async function insertPerson(tx: Transaction, row: PersonRow): Promise<void> {
  await tx.insert(people).values(row)
}

/** Gives the person as changed; undefined when there is none. */
export async function updatePerson(
  tx: Transaction,
  id: string,
  fields: PersonFields,
): Promise<PersonRow | undefined> {
  const [row] = await tx.update(people).set(fields).where(eq(people.id, id)).returning()
  return row
}

/** False when there is none. */
export async function deletePerson(tx: Transaction, id: string): Promise<boolean> {
  const deleted = await tx.delete(people).where(eq(people.id, id)).returning({ id: people.id })
  return deleted.length === 1
}

/** How many are cooked for, where it was said. */
export async function findServings(tx: Transaction, userId: UserId): Promise<number | null> {
  const [row] = await tx.select().from(servings).where(eq(servings.userId, userId))
  return row?.servings ?? null
}

/** Null forgets what was said. */
export async function setServings(tx: Transaction, userId: UserId, count: number | null): Promise<void> {
  if (count === null) return void (await tx.delete(servings).where(eq(servings.userId, userId)))
  await tx
    .insert(servings)
    .values({ userId, servings: count })
    .onConflictDoUpdate({ target: servings.userId, set: { servings: count } })
}
