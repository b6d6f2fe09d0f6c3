import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment, tokenHash } from './columns.ts'
import { users } from './users.ts'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A user's authenticator app. Its secrets are encrypted; see `SecretBox`. */
export const authenticators = pgTable('authenticator', {
  userId: userId().primaryKey(),
  /** Null until the first app is confirmed. */
  secret: bytes('secret'),
  confirmedAt: moment('confirmed_at'),
  /** The 30-second step of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Of an app that is being set up. */
  pendingSecret: bytes('pending_secret'),
  pendingSince: moment('pending_since'),
})

export const passkeys = pgTable(
  'passkey',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    /** In base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's count of signatures; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The user's own name for it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_user').on(t.userId)],
)

/** An unused recovery code. */
export const recoveryCodes = pgTable(
  'recovery_code',
  { userId: userId(), hash: tokenHash('hash').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)
