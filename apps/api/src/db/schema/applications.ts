import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment, timestamps } from './columns.ts'
import { consents } from './consents.ts'
import { jobs } from './jobs.ts'
import { users } from './users.ts'

/** The changes that are allowed are in `application-states.ts`. */
export const applicationState = pgEnum('application_state', [
  'draft',
  'submitted',
  'shortlisted',
  'interviewing',
  'offered',
  'hired',
  'declined',
  'not_taken',
  'withdrawn',
])
/** The parts of the form that an applicant marks as complete. */
export const applicationSection = pgEnum('application_section', [
  'details',
  'experience',
  'cv',
  'letter',
  'questions',
])
/** The reason why an applicant was not taken forward; each has a kind sentence. */
export const notTakenReasons = [
  'qualification',
  'experience',
  'subject',
  'demo_lesson',
  'interview',
  'pay',
  'start_date',
  'place_filled',
  'other',
] as const
export type NotTakenReason = (typeof notTakenReasons)[number]

/** A job that an applicant had before or has now. Months as yyyy-mm; without `to` it is the present job. */
export interface PastJob {
  readonly role: string
  readonly employer: string
  readonly from: string
  readonly to: string | null
}
/** The answer to a question of the job, with its wording at the time. */
export interface StoredAnswer {
  readonly question_id: number
  readonly prompt: string
  readonly value: string
}

/** A person's application for a job, from the first draft on. */
export const applications = pgTable(
  'application',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    publicId: uuid('public_id').notNull().defaultRandom(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A cache of the last event of kind `state`. */
    state: applicationState('state').notNull().default('draft'),
    stateSince: moment('state_since').notNull().defaultNow(),
    /** The state that the applicant sees: `state` as of the last notification. */
    toldState: applicationState('told_state').notNull().default('draft'),
    /** When the employer decided on the present state, and when the applicant was told. */
    decidedAt: moment('decided_at'),
    toldAt: moment('told_at'),
    fullName: text('full_name'),
    phone: text('phone'),
    city: text('city'),
    /** Only to recognise somebody who applies with two accounts; employers never see them. */
    bornOn: date('born_on'),
    pincode: text('pincode'),
    qualifications: text('qualifications'),
    experienceYears: smallint('experience_years'),
    /** Rupees a month. */
    expectedPay: integer('expected_pay'),
    posts: jsonb('posts').$type<readonly PastJob[]>().notNull().default([]),
    letterText: text('letter_text'),
    answers: jsonb('answers').$type<readonly StoredAnswer[]>().notNull().default([]),
    completeSections: applicationSection('complete_sections').array().notNull().default([]),
    /** Null in a draft, and after the consent is deleted. */
    consentId: uuid('consent_id').references(() => consents.id, { onDelete: 'set null' }),
    adultDeclaredAt: moment('adult_declared_at'),
    submittedAt: moment('submitted_at'),
    /** When the employer of a blind job first saw who the applicant is. */
    shortlistedAt: moment('shortlisted_at'),
    seenAt: moment('seen_at'),
    /** When the applicant first heard from the employer. */
    answeredAt: moment('answered_at'),
    /** When the applicant was told that the employer has not answered. */
    quietSince: moment('quiet_since'),
    interviewAt: moment('interview_at'),
    interviewMinutes: smallint('interview_minutes'),
    interviewPlace: text('interview_place'),
    interviewNote: text('interview_note'),
    /** Counts the versions of the calendar entry. */
    interviewSequence: integer('interview_sequence').notNull().default(0),
    /** When the applicant hears the outcome at the latest. */
    feedbackBy: date('feedback_by'),
    offeredOn: date('offered_on'),
    reasonCodes: text('reason_codes', { enum: notTakenReasons }).array().notNull().default([]),
    reasonText: text('reason_text'),
    /** When the employer was told that the application will be removed, and when it was. */
    removalWarnedAt: moment('removal_warned_at'),
    removedAt: moment('removed_at'),
    /**
     * The earlier application, of another account, that this one seems to repeat. Until it is released
     * the employer cannot see it; `is_held` says so.
     */
    heldForId: integer('held_for_id').references((): AnyPgColumn => applications.id, {
      onDelete: 'set null',
    }),
    releasedAt: moment('released_at'),
    /** Increases with every change by the employer or the applicant. */
    revision: integer('revision').notNull().default(1),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('application_public_id').on(t.publicId),
    uniqueIndex('application_of_user').on(t.jobId, t.userId).where(sql`state <> 'withdrawn'`),
    index('application_user').on(t.userId, t.id),
    index('application_job_state')
      .on(t.jobId, t.state, t.submittedAt)
      .where(sql`state <> 'draft' and removed_at is null`),
    index('application_unanswered')
      .on(t.submittedAt)
      .where(sql`answered_at is null and quiet_since is null`),
    index('application_held_for').on(t.heldForId).where(sql`held_for_id is not null`),
    index('application_consent').on(t.consentId).where(sql`consent_id is not null`),
    check('application_submitted', sql`(${t.state} = 'draft') = (${t.submittedAt} is null)`),
    check('application_told', sql`${t.toldAt} is null or ${t.decidedAt} is not null`),
  ],
)

/** The CV of an application. It is served to its applicant and to members of the listing only. */
export const applicationCvs = pgTable('application_cv', {
  applicationId: integer('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  content: bytes('content').notNull(),
  uploadedAt: moment('uploaded_at').notNull().defaultNow(),
})

/** The file that answers a question of the job, with the wording of the question at the time. */
export const applicationFiles = pgTable(
  'application_file',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull(),
    prompt: text('prompt').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.questionId] })],
)
