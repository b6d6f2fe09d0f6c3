import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, timestamps } from './columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** sha256 of a token: whoever reads the database can't make the token of it. */
const sha256 = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** `bornOn` is yyyy-mm-dd. */
export type Child = { name: string; bornOn: string | null }
/** By which channels providers may answer, and whether news may be sent. */
export type Consents = { email: boolean; phone: boolean; whatsapp: boolean; news: boolean }

export const userType = pgEnum('user_type', ['edbazaar', 'edjobs'])

/** Somebody with an account. */
export const users = pgTable(
  'app_user',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    /** When somebody opened a mail at this address, or Google vouched for it. */
    emailConfirmedAt: moment('email_confirmed_at'),
    phone: text('phone'),
    /** argon2id; null for those who sign in by Google or by links alone. */
    passwordHash: text('password_hash'),
    /** Google's name for the account (`sub`). */
    googleId: text('google_id'),
    userType: userType('user_type').notNull().default('edbazaar'),
    permissions: integers('permissions').notNull().default(sql`'{1,2,3,4,5,6}'::integer[]`),
    /** What they may list; PLANS says how much that is. */
    plan: text('plan').notNull().default('free'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isWalkthroughSkipped: boolean('is_walkthrough_skipped').notNull().default(false),
    profileImage: text('profile_image'),
    coverImage: text('cover_image'),
    children: jsonb('children').$type<Child[]>().notNull().default([]),
    consents: jsonb('consents')
      .$type<Consents>()
      .notNull()
      .default({ email: true, phone: false, whatsapp: false, news: false }),
    /** When an admin shut the user out. */
    blockedAt: moment('blocked_at'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('app_user_email').on(sql`lower(${t.email})`),
    uniqueIndex('app_user_google').on(t.googleId),
  ],
)

/** A device that is signed in. To revoke it is to delete its row. */
export const sessions = pgTable(
  'user_session',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: sha256('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Such as "Chrome on Android". */
    device: text('device').notNull(),
    /** A hash of the household that signed in: it is known here, and not slowed by others' guesses. */
    ipPrefixHash: text('ip_prefix_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Written every few minutes at most. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('user_session_token').on(t.tokenHash),
    index('user_session_user').on(t.userId),
    index('user_session_end').on(t.expiresAt),
  ],
)

export const linkPurpose = pgEnum('user_link_purpose', [
  'reset-password',
  'login',
  'jobs-site',
  'confirm-email',
  'google-nonce',
])

/** A token that holds once: in a mailed link, or in one to another site. */
export const linkTokens = pgTable(
  'user_link_token',
  {
    hash: sha256('hash').primaryKey(),
    /** Null for a nonce, which is made before anybody is known. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: linkPurpose('purpose').notNull(),
    /** The address to confirm. */
    email: text('email'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('user_link_token_user').on(t.userId, t.purpose),
    index('user_link_token_end').on(t.expiresAt),
    check('user_link_token_whose', sql`(${t.userId} is null) = (${t.purpose} = 'google-nonce')`),
  ],
)

/** What a file was sent for; it is put to use for nothing else. */
export const uploadPurpose = pgEnum('upload_purpose', ['profile', 'school', 'store'])

/** A file that a user has sent. */
export const uploads = pgTable(
  'upload',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Its name under `media/`. */
    key: text('key').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: uploadPurpose('purpose').notNull(),
    /** Since when something shows it; what nothing shows is removed after a day. */
    usedAt: moment('used_at'),
    /** Since when its files are being removed: nothing may show it any more. */
    removingAt: moment('removing_at'),
    /** As the file was called where it came from; shown to its owner alone. */
    name: text('name'),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('upload_key').on(t.key),
    index('upload_user').on(t.userId),
    index('upload_unused').on(t.createdAt).where(sql`used_at is null`),
  ],
)

/** Contact details that somebody left when leaving. */
export const exitedUsers = pgTable(
  'exited_user',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    exitedPage: text('exited_page').notNull(),
    contactedOn: date('contacted_on'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('exited_user_user').on(t.userId),
    index('exited_user_email').on(sql`lower(${t.email})`),
    index('exited_user_latest').on(t.createdAt.desc()),
  ],
)
