import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const callPurposes = ['recipes', 'chat'] as const
export type CallPurpose = (typeof callPurposes)[number]

/** Calls of a model, without a word of what was asked or answered, and without whom they were for. Nobody's rows. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: callPurposes }).notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** `ok`, or the code of the fault. */
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Whether the tokens are reckoned from characters because the server did not count them. */
    isEstimated: boolean('is_estimated').notNull(),
    /** Millionths of a US dollar; null where no price is known. */
    cost: bigint('cost', { mode: 'number' }),
    firstTextMs: integer('first_text_ms'),
    tookMs: integer('took_ms').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('model_calls_created').on(table.createdAt)],
)
