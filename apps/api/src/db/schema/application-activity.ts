import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { applicationState, applications } from './applications.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

export const applicationEventKind = pgEnum('application_event_kind', [
  'state',
  'seen',
  'told',
  'reveal',
  'cv',
  'interview',
  'quiet',
  'file',
  'held',
  'released',
])
export const applicationActor = pgEnum('application_actor', [
  'applicant',
  'member',
  'admin',
  'system',
])

/** The events of an application. Append-only; the last one of kind `state` is the state. */
export const applicationEvents = pgTable(
  'application_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: applicationEventKind('kind').notNull(),
    fromState: applicationState('from_state'),
    toState: applicationState('to_state'),
    actor: applicationActor('actor').notNull(),
    /** Null for the system, and after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The question of a file that was opened, or the time of an interview. */
    detail: text('detail'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('application_event_application').on(t.applicationId, t.id),
    index('application_event_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** A note of a member about an application for other members. */
export const applicationNotes = pgTable(
  'application_note',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null after the account is deleted; the name stays. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    requestKey: uuid('request_key').notNull(),
    editedAt: moment('edited_at'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('application_note_application').on(t.applicationId, t.id),
    index('application_note_author').on(t.authorId).where(sql`author_id is not null`),
    uniqueIndex('application_note_request').on(t.applicationId, t.requestKey),
  ],
)

/** The criteria that members score. */
export const scoreCriteria = ['subject_knowledge', 'explanation', 'care', 'teamwork'] as const
export type ScoreCriterion = (typeof scoreCriteria)[number]

/** A member's score of an applicant for a criterion, from 1 (not shown) to 4 (exceeds the need). */
export const applicationScores = pgTable(
  'application_score',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    reviewerId: integer('reviewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    criterion: text('criterion', { enum: scoreCriteria }).notNull(),
    points: smallint('points').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.reviewerId, t.criterion] }),
    index('application_score_reviewer').on(t.reviewerId),
    check('application_score_points', sql`${t.points} between 1 and 4`),
  ],
)

/** A message between an applicant and the employer. */
export const applicationMessages = pgTable(
  'application_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    isFromApplicant: boolean('is_from_applicant').notNull(),
    /** Null after the account is deleted; the name stays. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    requestKey: uuid('request_key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('application_message_application').on(t.applicationId, t.id),
    index('application_message_author').on(t.authorId).where(sql`author_id is not null`),
    uniqueIndex('application_message_request').on(t.applicationId, t.requestKey),
  ],
)
