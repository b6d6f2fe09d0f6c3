import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, moment, timestamps, tokenHash } from './columns.ts'

/** The channels by which providers may contact the user, and whether newsletters may be sent. */
export type Consents = { email: boolean; phone: boolean; whatsapp: boolean; news: boolean }

export const userType = pgEnum('user_type', ['edbazaar', 'edjobs'])

/** A user with an account. */
export const users = pgTable(
  'app_user',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    /** When the user opened a link sent to this address, or Google confirmed it. */
    emailConfirmedAt: moment('email_confirmed_at'),
    phone: text('phone'),
    /** argon2id; null for users who sign in only with Google or links. */
    passwordHash: text('password_hash'),
    /** Google's id of the account (`sub`). */
    googleId: text('google_id'),
    userType: userType('user_type').notNull().default('edbazaar'),
    permissions: integers('permissions').notNull().default(sql`'{1,2,3,4,5,6}'::integer[]`),
    /** The key of the user's plan: a cache of their live subscription. */
    plan: text('plan').notNull().default('free'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isWalkthroughSkipped: boolean('is_walkthrough_skipped').notNull().default(false),
    profileImage: text('profile_image'),
    coverImage: text('cover_image'),
    consents: jsonb('consents')
      .$type<Consents>()
      .notNull()
      .default({ email: true, phone: false, whatsapp: false, news: false }),
    /** When an admin blocked the user; the block may have ended since. */
    blockedAt: moment('blocked_at'),
    /** When the block ends; null for one without an end. */
    blockedUntil: moment('blocked_until'),
    /** Why, as a code of the contract and in the admin's words. */
    blockReasonCode: text('block_reason_code'),
    blockReason: text('block_reason'),
    /** Counts the changes of the profile's fields. */
    revision: integer('revision').notNull().default(1),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('app_user_email').on(sql`lower(${t.email})`),
    uniqueIndex('app_user_google').on(t.googleId),
  ],
)

/** A signed-in device. Deleting the row revokes it. */
export const sessions = pgTable(
  'user_session',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: tokenHash('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Such as "Chrome on Android". */
    device: text('device').notNull(),
    /**
     * Hash of the IP prefix that signed in. Failed sign-ins from elsewhere do not slow down a known
     * prefix.
     */
    ipPrefixHash: text('ip_prefix_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Written at most every few minutes. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the user last proved who they are; null for a session that another one started. */
    confirmedAt: moment('confirmed_at'),
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
  'second-step',
  'second-factor-change',
  'new-passkey',
])

/** A single-use token of an emailed link, a link to another site, or a challenge. */
export const linkTokens = pgTable(
  'user_link_token',
  {
    hash: tokenHash('hash').primaryKey(),
    /** Null for a nonce, which is created before the user is known. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: linkPurpose('purpose').notNull(),
    /** The email address to confirm. */
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

/** The purpose of an upload; it can be attached for no other purpose. */
export const uploadPurpose = pgEnum('upload_purpose', [
  'profile',
  'school',
  'store',
  'blog',
  'video',
  'newsletter',
])

/** A file that a user sent. */
export const uploads = pgTable(
  'upload',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Key in the media storage. */
    key: text('key').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: uploadPurpose('purpose').notNull(),
    /** When it was attached to a record. Unused uploads are removed after a day. */
    usedAt: moment('used_at'),
    /**
     * Until when the file of a listing stays after the owner has removed it: an admin may put it
     * back.
     */
    keptUntil: moment('kept_until'),
    /** When its removal began; it can no longer be attached. */
    removingAt: moment('removing_at'),
    /** The original file name, shown only to its owner. */
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

/** Contact details left in the exit popup. */
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
    /** The day in India; from then on, email and phone are shown to nobody. */
    contactedOn: date('contacted_on'),
    contactedBy: integer('contacted_by').references(() => users.id, { onDelete: 'set null' }),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every change by an admin. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('exited_user_user').on(t.userId),
    index('exited_user_email').on(sql`lower(${t.email})`),
    index('exited_user_latest').on(t.createdAt.desc()),
    index('exited_user_open').on(t.createdAt).where(sql`contacted_on is null`),
    index('exited_user_contacted_by').on(t.contactedBy).where(sql`contacted_by is not null`),
    index('exited_user_assigned_to').on(t.assignedTo).where(sql`assigned_to is not null`),
    check('exited_user_contacted', sql`${t.contactedBy} is null or ${t.contactedOn} is not null`),
  ],
)
