import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { moderation } from './moderation-state.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

export const jobRole = pgEnum('job_role', [
  'pre-primary',
  'primary',
  'secondary',
  'senior-secondary',
  'support',
  'arts-sports',
  'leadership',
  'office',
])
export const jobType = pgEnum('job_type', ['full-time', 'part-time', 'contract', 'visiting'])
/** The changes that are allowed are in `modules/hiring/posts/job-states.ts`. */
export const jobStatus = pgEnum('job_status', [
  'draft',
  'review',
  'live',
  'refused',
  'paused',
  'closed',
  'filled',
  'removed',
])
export const payPeriod = pgEnum('pay_period', ['month', 'hour', 'year'])
/** Levels of the pay matrix of the 7th Central Pay Commission. */
export const payScales = [
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'level-6',
  'level-7',
  'level-8',
  'level-9',
  'level-10',
  'level-11',
  'level-12',
] as const
export type PayScale = (typeof payScales)[number]
export const questionKind = pgEnum('question_kind', ['text', 'choice', 'number', 'yes_no', 'file'])

/** A vacancy of a school or store. */
export const jobs = pgTable(
  'job',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The listing that posts it; jobs of registers may have none. */
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    /** The user who wrote it; null for jobs of a register and after the account is deleted. */
    posterId: integer('poster_id').references(() => users.id, { onDelete: 'set null' }),
    /** A cache of the last `job_event`. */
    status: jobStatus('status').notNull().default('live'),
    statusSince: moment('status_since').notNull().defaultNow(),
    title: text('title').notNull(),
    role: jobRole('role').notNull().default('office'),
    /** Null if the job is not for one subject. */
    subject: text('subject'),
    type: jobType('type').notNull().default('full-time'),
    location: text('location').notNull(),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    descriptionHtml: text('description_html'),
    /** Rupees per `pay_period`. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    payPeriod: payPeriod('pay_period').notNull().default('month'),
    /** A published pay scale, in place of a range. */
    payScale: text('pay_scale', { enum: payScales }),
    /** Rupees a month, for filters and orders; null for pay by the hour. */
    monthlyPay: integer('monthly_pay').generatedAlwaysAs(
      sql`case pay_period when 'month' then coalesce(salary_max, salary_min) when 'year' then coalesce(salary_max, salary_min) / 12 end`,
    ),
    places: smallint('places').notNull().default(1),
    experienceMin: smallint('experience_min'),
    qualifications: text('qualifications').array().notNull().default([]),
    startsOn: date('starts_on'),
    /** The first day on which it is public, in India; null for at once. */
    publishOn: date('publish_on'),
    /** Applications are accepted before this moment. Null: until it is filled. */
    closesAt: moment('closes_at'),
    /** The day of `closes_at` in India. */
    closesOn: date('closes_on').generatedAlwaysAs(
      sql`(closes_at at time zone 'Asia/Kolkata')::date`,
    ),
    /** Hides names and contact details of applicants until they are shortlisted. */
    isBlind: boolean('is_blind').notNull().default(false),
    /** The reason why the closing time was moved, the last time. */
    extendedReason: text('extended_why'),
    copiedFromId: integer('copied_from_id').references((): AnyPgColumn => jobs.id, {
      onDelete: 'set null',
    }),
    relistedFromId: integer('relisted_from_id').references((): AnyPgColumn => jobs.id, {
      onDelete: 'set null',
    }),
    /** When it first went live, after a review or without one. */
    publishedAt: moment('published_at'),
    /** The admin who approved it; null if no review was needed. */
    approvedBy: integer('approved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every change. */
    revision: integer('revision').notNull().default(1),
    requestKey: uuid('request_key'),
    /** When its listing was deleted. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    moderation,
    popularity: real('popularity').notNull().default(0),
    ...timestamps,
  },
  (t) => [
    check('job_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) <= 1`),
    index('job_school').on(t.schoolId),
    index('job_store').on(t.storeId).where(sql`store_id is not null`),
    index('job_poster').on(t.posterId).where(sql`poster_id is not null`),
    index('job_approver').on(t.approvedBy).where(sql`approved_by is not null`),
    index('job_copied').on(t.copiedFromId).where(sql`copied_from_id is not null`),
    index('job_relisted').on(t.relistedFromId).where(sql`relisted_from_id is not null`),
    uniqueIndex('job_request').on(t.posterId, t.requestKey).where(sql`request_key is not null`),
    index('job_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`status = 'live'`),
    index('job_closing').on(t.closesAt).where(sql`status in ('live', 'paused')`),
    index('job_publishing').on(t.publishOn).where(sql`status = 'live' and publish_on is not null`),
  ],
)

/** The questions of a job to its applicants, in order. */
export const jobQuestions = pgTable(
  'job_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    prompt: text('prompt').notNull(),
    kind: questionKind('kind').notNull(),
    /** The answers of a choice. */
    options: text('options').array().notNull().default([]),
    isRequired: boolean('is_required').notNull().default(false),
  },
  (t) => [uniqueIndex('job_question_position').on(t.jobId, t.position)],
)

export const jobEventActor = pgEnum('job_event_actor', ['member', 'admin', 'system'])

/**
 * A change of a job's status, or of its closing time, written by a trigger. Append-only; the last one
 * is the status.
 */
export const jobEvents = pgTable(
  'job_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null for the first one; equal to `to_status` if only the closing time moved. */
    fromStatus: jobStatus('from_status'),
    toStatus: jobStatus('to_status').notNull(),
    actor: jobEventActor('actor').notNull(),
    /** Null for the system, and after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('job_event_job').on(t.jobId, t.id),
    index('job_event_actor_id').on(t.actorId).where(sql`actor_id is not null`),
  ],
)
