import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { users } from './users.ts'

/** A video file that arrives in parts, so that its upload can go on after an interruption. */
export const videoUploads = pgTable(
  'video_upload',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestKey: uuid('request_key').notNull(),
    name: text('name'),
    /** Size of the whole file. */
    bytes: integer('bytes').notNull(),
    /** Bytes that have arrived, from the start without gaps. */
    received: integer('received').notNull().default(0),
    /** When a process began to check the whole file. */
    checkedAt: moment('checked_at'),
    /** Of the checked file; null until then. */
    path: text('path'),
    mime: text('mime'),
    durationSeconds: integer('duration_seconds'),
    hasSound: boolean('has_sound'),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** When an unfinished upload is deleted; later with every part. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '1 day'`),
  },
  (t) => [
    uniqueIndex('video_upload_request').on(t.userId, t.requestKey),
    index('video_upload_expires').on(t.expiresAt),
    check('video_upload_received', sql`${t.received} between 0 and ${t.bytes}`),
  ],
)

/** The bytes that have arrived; deleted once the file is checked. */
export const videoUploadParts = pgTable(
  'video_upload_part',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => videoUploads.id, { onDelete: 'cascade' }),
    start: integer('start').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.start] })],
)
