import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'
import type { Said } from './answer-question.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** A conversation of a person with Harvest. */
export const conversations = pgTable(
  'conversations',
  { id: uuid('id').primaryKey(), userId: userIdColumn(), updatedAt: instant('updated_at') },
  (table) => [index('conversations_newest').on(table.userId, table.updatedAt)],
)

/** What the assistant's message rests on, kept with it. */
export type MessageDetail = Omit<Said, 'text'>

/** One message; `position` orders those of a conversation. `detail` is null for the person's own. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    detail: jsonb('detail').$type<MessageDetail>(),
    createdAt: instant('created_at'),
  },
  (table) => [
    index('chat_messages_in_order').on(table.conversationId, table.position),
    index('chat_messages_of_person').on(table.userId),
  ],
)
