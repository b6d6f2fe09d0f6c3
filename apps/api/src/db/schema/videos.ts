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
} from 'drizzle-orm/pg-core'
import { publication } from './blogs.ts'
import { timestamps } from './columns.ts'
import { moderation } from './moderation-state.ts'
import { schools } from './schools.ts'

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
    status: publication('status').notNull().default('draft'),
    /** Visible from this time on, if published. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    moderation,
    ...timestamps,
  },
  (t) => [
    uniqueIndex('video_url').on(t.url),
    index('video_latest')
      .on(t.kind, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('video_school').on(t.schoolId),
    check('video_url_shape', sql`${t.url} ~ '^[a-z0-9-]{1,160}$'`),
    check('video_published_dated', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check(
      'video_contest_whole',
      sql`${t.kind} <> 'contest'
        or (${t.rulesHtml} is not null and ${t.entryHtml} is not null and ${t.closesOn} is not null)`,
    ),
  ],
)
