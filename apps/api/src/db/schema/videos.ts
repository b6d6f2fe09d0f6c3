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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { publication } from './blogs.ts'
import { moment, timestamps } from './columns.ts'
import { moderation } from './moderation-state.ts'
import { schools } from './schools.ts'
import { users } from './users.ts'

export const videoKind = pgEnum('video_kind', ['discussion', 'contest', 'principal_talk'])

/** One format of a video; `type` is a MIME type. */
export type VideoSource = { path: string; type: string }
/** A WebVTT file; `language` is BCP 47. */
export type VideoCaptions = { path: string; language: string; label: string }
/** Text spoken from a time on, in seconds; `speaker` is null if the speaker continues. */
export type TranscriptLine = { at: number; speaker: string | null; text: string }
export type Speaker = { name: string; role: string | null }
export type ContestWinner = {
  prize: string
  name: string
  /** Class and town. */
  detail: string | null
  work: string | null
}

/** A discussion, contest or principal talk. */
export const videos = pgTable(
  'video',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The last part of its page's URL. */
    url: text('url').notNull(),
    kind: videoKind('kind').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    descriptionHtml: text('description_html'),
    /** Path of an image; without one, a placeholder image is drawn from the title. */
    poster: text('poster'),
    sources: jsonb('sources').$type<VideoSource[]>().notNull(),
    captions: jsonb('captions').$type<VideoCaptions[]>().notNull().default([]),
    transcript: jsonb('transcript').$type<TranscriptLine[]>().notNull().default([]),
    durationSeconds: integer('duration_seconds').notNull(),
    hasSound: boolean('has_sound').notNull().default(true),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull().default([]),
    /** The school of a principal talk. */
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    rulesHtml: text('rules_html'),
    entryHtml: text('entry_html'),
    /** The last day to enter a contest. */
    closesOn: date('closes_on'),
    winners: jsonb('winners').$type<ContestWinner[]>().notNull().default([]),
    /** The author's account; null for editorial videos. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name'),
    /** Of the latest revision; the approved one is public meanwhile. */
    status: publication('status').notNull().default('draft'),
    statusSince: moment('status_since').notNull().defaultNow(),
    /** Increases with every change by the author or an admin, so that no change is overwritten. */
    revision: integer('revision').notNull().default(1),
    /**
     * The revision that readers see; this row has its content. Null: nothing was approved yet, and this
     * row has the content of the latest revision.
     */
    approvedRevision: integer('approved_revision'),
    /** When its author or an admin took it off the site. */
    removedAt: moment('removed_at'),
    removedBy: text('removed_by', { enum: ['author', 'admin'] }),
    /** When the author wants it to be published; null for as soon as it is approved. */
    publishAt: moment('publish_at'),
    /** Whether its author works for a school or store that the text names. */
    isByProvider: boolean('is_by_provider').notNull().default(false),
    /** Whether it has images or audio made or altered by AI. */
    hasSyntheticMedia: boolean('has_synthetic_media').notNull().default(false),
    /** Whether readers can comment, if it is a discussion. */
    hasComments: boolean('has_comments').notNull().default(true),
    /** When an admin turned comments off; the author cannot turn them on again. */
    commentsLockedAt: moment('comments_locked_at'),
    isFeatured: boolean('is_featured').notNull().default(false),
    requestKey: uuid('request_key'),
    /** Visible from this time on, if a revision is approved. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    moderation,
    ...timestamps,
  },
  (t) => [
    uniqueIndex('video_url').on(t.url),
    index('video_latest')
      .on(t.kind, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`approved_revision is not null and removed_at is null`),
    index('video_school').on(t.schoolId),
    index('video_author').on(t.authorId),
    uniqueIndex('video_request').on(t.authorId, t.requestKey).where(sql`request_key is not null`),
    check('video_url_shape', sql`${t.url} ~ '^[a-z0-9-]{1,160}$'`),
    check('video_published_dated', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check(
      'video_published_approved',
      sql`${t.status} <> 'published' or ${t.approvedRevision} is not null`,
    ),
    check('video_removed_by', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
    check(
      'video_contest_whole',
      sql`${t.kind} <> 'contest'
        or (${t.rulesHtml} is not null and ${t.entryHtml} is not null and ${t.closesOn} is not null)`,
    ),
  ],
)
