import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { children } from './children.ts'
import { bytes, moment } from './columns.ts'
import { consents } from './consents.ts'
import { users } from './users.ts'
import { videos } from './videos.ts'

export const contestState = pgEnum('contest_state', ['draft', 'published', 'closed', 'announced'])
export const contestEntryState = pgEnum('contest_entry_state', [
  'draft',
  'submitted',
  'withdrawn',
  'disqualified',
])

/** A question of the entry form. `link` takes the address of a page, `image` up to `max_images` uploads. */
export type ContestField = {
  id: string
  label: string
  kind: 'text' | 'link' | 'image'
  is_required: boolean
  /** Of a question for images; 1 if it is not given. */
  max_images?: number
}
/** The entrant's answer to the question with the id. Questions for images have none. */
export type ContestAnswer = { id: string; text: string }

/** The form in which people enter a contest on the site. Its page is a video of the kind `contest`. */
export const contests = pgTable(
  'contest',
  {
    videoId: integer('video_id')
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    state: contestState('state').notNull().default('draft'),
    /** Increases with every change by an admin. */
    revision: integer('revision').notNull().default(1),
    requestKey: uuid('request_key').notNull(),
    opensAt: moment('opens_at').notNull(),
    /** Entries are accepted up to this moment, by the clock of the server. */
    closesAt: moment('closes_at').notNull(),
    /** Full years on the closing day. */
    minAge: smallint('min_age').notNull(),
    maxAge: smallint('max_age').notNull(),
    fields: jsonb('fields').$type<ContestField[]>().notNull().default([]),
    announcedAt: moment('announced_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('contest_request').on(t.requestKey),
    index('contest_closing').on(t.closesAt).where(sql`state = 'published'`),
    check('contest_dates', sql`${t.opensAt} < ${t.closesAt}`),
    check('contest_ages', sql`0 <= ${t.minAge} and ${t.minAge} <= ${t.maxAge}`),
    check('contest_announced', sql`(${t.state} = 'announced') = (${t.announcedAt} is not null)`),
  ],
)

/** An entry to a contest, sent by a user for themselves or for a child. */
export const contestEntries = pgTable(
  'contest_entry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contestId: integer('contest_id')
      .notNull()
      .references(() => contests.videoId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The child who takes part; null for the user. */
    childId: integer('child_id').references(() => children.id, { onDelete: 'cascade' }),
    /** Since it was submitted. */
    consentId: uuid('consent_id').references(() => consents.id, { onDelete: 'set null' }),
    requestKey: uuid('request_key').notNull(),
    state: contestEntryState('state').notNull().default('draft'),
    revision: integer('revision').notNull().default(1),
    title: text('title').notNull().default(''),
    answers: jsonb('answers').$type<ContestAnswer[]>().notNull().default([]),
    /** First name, class and town, as a winner is shown. */
    shownName: text('shown_name').notNull().default(''),
    shownDetail: text('shown_detail').notNull().default(''),
    /** Whether the name may be shown. */
    isNamed: boolean('is_named').notNull().default(false),
    /** The reason why it was disqualified. */
    reason: text('reason'),
    /** The decisions of the judges; nobody else sees them before the winners are announced. */
    prizePending: text('prize_pending'),
    /** The place among the winners, from 1. */
    place: smallint('place'),
    prize: text('prize'),
    submittedAt: moment('submitted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('contest_entry_entrant')
      .on(t.contestId, t.userId, sql`coalesce(child_id, 0)`)
      .where(sql`state <> 'withdrawn'`),
    uniqueIndex('contest_entry_request').on(t.userId, t.requestKey),
    uniqueIndex('contest_entry_place')
      .on(t.contestId, t.place)
      .where(sql`prize_pending is not null`),
    index('contest_entry_contest').on(t.contestId, t.id),
    index('contest_entry_child').on(t.childId).where(sql`child_id is not null`),
    index('contest_entry_consent').on(t.consentId).where(sql`consent_id is not null`),
    check('contest_entry_place_of_prize', sql`(${t.place} is null) = (${t.prizePending} is null)`),
    check(
      'contest_entry_consent_given',
      sql`${t.state} not in ('submitted', 'disqualified') or ${t.submittedAt} is not null`,
    ),
  ],
)

/**
 * Images that answer a question, re-encoded as WebP. They are private, so they are not in the media
 * storage, whose files everybody with the address can read. The names of the files are not kept.
 */
export const entryImages = pgTable(
  'contest_entry_image',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => contestEntries.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytes('content').notNull(),
    /** At most 480 pixels wide. */
    small: bytes('small').notNull(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (t) => [index('contest_entry_image_entry').on(t.entryId, t.id)],
)

/** Changes of the state of entries. Append-only; `contest_entry.state` is a cache of the last one. */
export const contestEntryEvents = pgTable(
  'contest_entry_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => contestEntries.id, { onDelete: 'cascade' }),
    /** Null for a new entry. */
    fromState: contestEntryState('from_state'),
    toState: contestEntryState('to_state').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('contest_entry_event_entry').on(t.entryId, t.id)],
)

export const contestJudges = pgTable(
  'contest_judge',
  {
    contestId: integer('contest_id')
      .notNull()
      .references(() => contests.videoId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.contestId, t.userId] }),
    index('contest_judge_user').on(t.userId),
  ],
)

/** The scores that a judge gave an entry, or why the judge does not judge it. */
export const entryScores = pgTable(
  'contest_entry_score',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => contestEntries.id, { onDelete: 'cascade' }),
    judgeId: integer('judge_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 0 to 10. */
    score: smallint('score'),
    recusedReason: text('recused_why'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.judgeId] }),
    index('contest_entry_score_judge').on(t.judgeId),
    check('contest_entry_score_range', sql`${t.score} between 0 and 10`),
    check('contest_entry_score_or_recusal', sql`num_nonnulls(${t.score}, ${t.recusedReason}) = 1`),
  ],
)
