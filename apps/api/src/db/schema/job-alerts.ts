import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, timestamps, tokenHash } from './columns.ts'
import { jobRole, jobType } from './jobs.ts'
import { users } from './users.ts'

export const jobAlertFrequency = pgEnum('job_alert_frequency', ['day', 'week'])

/** Filters of the job list, whose new jobs are emailed to a user or to an address. */
export const jobAlerts = pgTable(
  'job_alert',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The user who owns the alert. Emails go to their current address. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address of an alert without an account. */
    email: text('email'),
    every: jobAlertFrequency('every').notNull(),
    /** Empty for all; so are subjects and types. */
    roles: text('roles', { enum: jobRole.enumValues }).array().notNull().default([]),
    subjects: text('subjects').array().notNull().default([]),
    types: text('types', { enum: jobType.enumValues }).array().notNull().default([]),
    /** Rupees a month; null for any pay. */
    payFrom: integer('pay_from'),
    /** The slug and name of a place; null for a point, and for all of India. */
    place: text('place'),
    placeName: text('place_name'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Kilometres; null without a location. */
    radius: smallint('radius'),
    /** Equal for alerts with the same filters. */
    criteriaKey: text('criteria_key').notNull(),
    /** When the recipient confirmed it; nothing is sent before. */
    confirmedAt: moment('confirmed_at'),
    /** The link that confirms it; null once it is used. */
    confirmHash: tokenHash('confirm_hash'),
    confirmExpiresAt: moment('confirm_expires_at'),
    /** When the recipient last said that it is wanted. */
    reviewedAt: moment('reviewed_at').notNull().defaultNow(),
    /** When an email asked whether it is still wanted; null once that is answered. */
    warnedAt: moment('warned_at'),
    endedAt: moment('ended_at'),
    /** Jobs that became public until then have been looked at. */
    matchedUntil: moment('matched_until').notNull().defaultNow(),
    /** The value from which the token of its emails is derived, with a secret outside the database. */
    linkKey: uuid('link_key').notNull().defaultRandom(),
    tokenHash: tokenHash('token_hash').notNull(),
    ...timestamps,
  },
  (t) => [
    check('job_alert_recipient', sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
    check('job_alert_location', sql`num_nulls(${t.lat}, ${t.lng}, ${t.radius}) in (0, 3)`),
    uniqueIndex('job_alert_token').on(t.tokenHash),
    uniqueIndex('job_alert_confirmation').on(t.confirmHash).where(sql`confirm_hash is not null`),
    uniqueIndex('job_alert_user').on(t.userId, t.criteriaKey).where(sql`ended_at is null`),
    uniqueIndex('job_alert_email')
      .on(sql`lower(${t.email})`, t.criteriaKey)
      .where(sql`ended_at is null`),
    index('job_alert_owner').on(t.userId).where(sql`user_id is not null`),
    index('job_alert_address').on(sql`lower(${t.email})`).where(sql`email is not null`),
    index('job_alert_reviewed').on(t.reviewedAt).where(sql`ended_at is null`),
  ],
)

export const jobAlertRunState = pgEnum('job_alert_run_state', [
  'pending',
  'sent',
  'empty',
  'expired',
])

/** One search for new jobs; a row exists before it begins, so that no alert is sent twice a day. */
export const jobAlertRuns = pgTable(
  'job_alert_run',
  {
    alertId: integer('alert_id')
      .notNull()
      .references(() => jobAlerts.id, { onDelete: 'cascade' }),
    /** The day in India. */
    runOn: date('run_on').notNull(),
    state: jobAlertRunState('state').notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.runOn] }),
    index('job_alert_run_pending').on(t.createdAt).where(sql`state = 'pending'`),
  ],
)
