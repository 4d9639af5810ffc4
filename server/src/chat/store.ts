import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/index.ts'
import type { UserId } from '../platform/ids.ts'
import { chatMessages as messages, conversations } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = Omit<typeof messages.$inferInsert, 'position'>

export async function hasConversation(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id))
  return found.length === 1
}

/** Id of the conversation that was used last. */
export async function newestConversation(tx: Transaction, userId: UserId): Promise<string | undefined> {
  const [newest] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.updatedAt))
    .limit(1)
  return newest?.id
}

/** The last `most` messages of a conversation, oldest first. */
export async function lastMessages(
  tx: Transaction,
  conversationId: string,
  most: number,
): Promise<readonly MessageRow[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.position))
    .limit(most)
  return rows.toReversed()
}

/** Keeps a question and its answer, and notes when the conversation was used; makes it when it is new. */
export async function saveExchange(
  tx: Transaction,
  { id, userId, updatedAt }: typeof conversations.$inferInsert,
  exchange: readonly [question: NewMessage, answer: NewMessage],
): Promise<void> {
  await tx
    .insert(conversations)
    .values({ id, userId, updatedAt })
    .onConflictDoUpdate({ target: conversations.id, set: { updatedAt } })
  for (const message of exchange) await tx.insert(messages).values(message)
}
