import type { TokenScope } from '@plotluck/contract'
import { relations, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** Holds who people are and how they prove it, for the role `app_auth` alone: neither a person's own handle nor the role that signs in sees it. */
export const authSchema = pgSchema('auth')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`)
const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .default(sql`now()`)

export const user = authSchema.table('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** Cookie sessions of browsers. */
export const session = authSchema.table(
  'session',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: person(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
)

export const account = authSchema.table(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: person(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('account_user').on(table.userId),
    index('account_provider').on(table.accountId, table.providerId),
  ],
)

export const verification = authSchema.table(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    // Of any length, which only a hash takes.
    index('verification_value').using('hash', table.value),
    index('verification_expiry').on(table.expiresAt),
  ],
)

/** The second factor of an account: secret and recovery codes are encrypted with the server's secret. It counts from the first right code on. */
export const twoFactor = authSchema.table(
  'two_factor',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('two_factor_user').on(table.userId)],
)

/** Passkeys: the public halves of keys that stay with their owners (WebAuthn). */
export const passkey = authSchema.table(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    /** How often it signed, as it says itself; copies of a key are known by a number that goes back. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
  },
  (table) => [index('passkey_user').on(table.userId)],
)

/** What the account library reads with one question: a session with its user, a user with the ways to sign in. */
export const libraryTables = {
  user,
  session,
  account,
  verification,
  twoFactor,
  passkey,
  ofUsers: relations(user, ({ many }) => ({ sessions: many(session), accounts: many(account) })),
  ofSessions: relations(session, ({ one }) => ({
    user: one(user, { fields: [session.userId], references: [user.id] }),
  })),
  ofAccounts: relations(account, ({ one }) => ({
    user: one(user, { fields: [account.userId], references: [user.id] }),
  })),
}

/** Sessions of programs. Only hashes are kept: a copy of this table opens no account. */
export const apiToken = authSchema.table(
  'api_token',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    accessHash: text('access_hash').notNull().unique(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('api_token_user').on(table.userId), index('api_token_expiry').on(table.refreshExpiresAt)],
)

/** Tokens that people made for programs, by name. Only hashes are kept. */
export const personalToken = authSchema.table(
  'personal_token',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    name: text('name').notNull(),
    scope: text('scope').$type<TokenScope>().notNull(),
    hash: text('hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('personal_token_user').on(table.userId),
    index('personal_token_expiry').on(table.expiresAt),
  ],
)

/** Secrets of the server itself, which every process on the database shares. */
export const serverSecret = authSchema.table('server_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Attempts counted per key (an action with an address or an account) in a fixed window. */
export const attempts = authSchema.table(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('attempts_end').on(table.windowEndsAt)],
)

/**
 * Work that is under way in some process on this database. Of the rows of a key those with a `slot` are at work, the others wait in the order of
 * `rank`. Whoever stands behind a row renews it; one that nobody renews has expired. Not logged to disk: it means nothing after a crash.
 */
export const leases = authSchema.table(
  'leases',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    slot: integer('slot'),
    rank: instant('rank').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('leases_slot').on(table.key, table.slot)],
)

/** The column of every user table that says whose row it is: row-level security compares it, and deleting the account empties the table. */
export const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })
