import { paidPlans, subscriptionStates } from '@plotluck/contract'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from '../platform/database/auth-tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What was last read of a person's subscription; the provider holds the truth. `plan`, `state` and `endsAt` are null until there is one.
 * `lookedAt` is when the reading began, so that an older reading never takes the place of a newer.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: userIdColumn().primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    plan: text('plan', { enum: paidPlans }),
    state: text('state', { enum: subscriptionStates }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endsAt: instant('ends_at'),
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [index('subscriptions_ending').on(table.state, table.endsAt)],
)

/** Messages of the provider that were dealt with, by their id. Nobody's rows. */
export const paymentMessages = pgTable('payment_messages', {
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
})

/** The sandbox's checkouts: what a payment provider would hold. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    plan: text('plan', { enum: paidPlans }).notNull(),
    state: text('state', { enum: ['open', 'paid', 'expired'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_checkouts_user').on(table.userId)],
)

/** The sandbox's subscriptions: what a payment provider would hold. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    plan: text('plan', { enum: paidPlans }).notNull(),
    state: text('state', { enum: subscriptionStates }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_subscriptions_user').on(table.userId)],
)
