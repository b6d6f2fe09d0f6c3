import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { blogEventActor } from './blog-revisions.ts'
import { publication } from './blogs.ts'
import { moment } from './columns.ts'
import { schools } from './schools.ts'
import { users } from './users.ts'
import { type Speaker, type TranscriptLine, type VideoSource, videos } from './videos.ts'

/** Captions as the author wrote them, and as the file that readers load (`captionsFile`). */
export type CaptionTrack = { language: string; label: string; text: string; file: string }

/** The text as the author saved it. Every video has its first revision from the start. */
export const videoRevisions = pgTable(
  'video_revision',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** From 1, per video. The highest is what the author edits. */
    n: integer('n').notNull(),
    /** The address that the author chose; null: it follows the title until the video is published. */
    url: text('url'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    descriptionHtml: text('description_html'),
    poster: text('poster'),
    /** Empty until a file is uploaded. */
    sources: jsonb('sources').$type<VideoSource[]>().notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    hasSound: boolean('has_sound').notNull().default(true),
    captions: jsonb('captions').$type<CaptionTrack[]>().notNull().default([]),
    transcript: jsonb('transcript').$type<TranscriptLine[]>().notNull().default([]),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull().default([]),
    /** The school of a principal talk. */
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    /** Whether pupils can be recognised; null: not answered. */
    pupils: text('pupils', { enum: ['none', 'agreed'] }),
    isByProvider: boolean('is_by_provider').notNull().default(false),
    hasSyntheticMedia: boolean('has_synthetic_media').notNull().default(false),
    /** Whether it was submitted; later saves add a new revision. */
    isKept: boolean('is_kept').notNull().default(false),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull().defaultNow(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('video_revision_n').on(t.videoId, t.n.desc()),
    index('video_revision_saved_by').on(t.savedBy),
    index('video_revision_saved_at').on(t.savedAt),
    index('video_revision_school').on(t.schoolId).where(sql`school_id is not null`),
    check('video_revision_url_shape', sql`${t.url} ~ '^[a-z0-9-]{1,160}$'`),
  ],
)

/** Changes of the status of videos. Append-only; `video.status` is a cache of the last one. */
export const videoEvents = pgTable(
  'video_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Null for a new video. */
    fromStatus: publication('from_status'),
    toStatus: publication('to_status').notNull(),
    /** The revision that it is about. */
    n: integer('n'),
    actor: blogEventActor('actor').notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    reasonCode: text('reason_code'),
    /** The message to the author. */
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('video_event_video').on(t.videoId, t.id),
    index('video_event_actor_id').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** A remark of a reviewer at a time in the video. */
export const videoRemarks = pgTable(
  'video_remark',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** The revision that the reviewer watched. */
    n: integer('n').notNull(),
    /** Seconds from the start; null for the video as a whole. */
    atSeconds: doublePrecision('at_seconds'),
    text: text('text').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the author was asked for the changes; null: only admins see it. */
    sentAt: moment('sent_at'),
    resolvedAt: moment('resolved_at'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('video_remark_video').on(t.videoId, t.id),
    index('video_remark_author').on(t.authorId).where(sql`author_id is not null`),
  ],
)

/** Addresses at which videos were public; they redirect. */
export const videoFormerUrls = pgTable(
  'video_former_url',
  {
    url: text('url').primaryKey(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('video_former_url_video').on(t.videoId)],
)
