import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { moderation } from './moderation-state.ts'
import { users } from './users.ts'

/** The state of the text of a blog or video between its author and the reviewers. */
export const publication = pgEnum('publication', [
  'draft',
  'review',
  'published',
  'changes',
  'removed',
])

export const blogTopic = pgEnum('blog_topic', [
  'admissions',
  'boards',
  'fees',
  'learning',
  'activities',
  'safety',
  'wellbeing',
  'inclusion',
])

export const blogs = pgTable(
  'blog',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The last part of its page's URL. */
    url: text('url').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    topic: blogTopic('topic').notNull(),
    tags: text('tags').array().notNull().default([]),
    /** Path of an image; without one, a placeholder image is drawn from the title. */
    cover: text('cover'),
    bodyHtml: text('body_html').notNull(),
    /** Number of words in the body, without tags. */
    words: integer('words')
      .notNull()
      .generatedAlwaysAs(
        sql`cardinality(regexp_split_to_array(btrim(regexp_replace(body_html, '<[^>]*>', ' ', 'g')), '\\s+'))`,
      ),
    /** The author's account; null for editorial content. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    /** One line about the author. */
    authorNote: text('author_note'),
    /** Of the latest revision; the approved one is public meanwhile. */
    status: publication('status').notNull().default('draft'),
    statusSince: moment('status_since').notNull().defaultNow(),
    /** Increases with every change by the author or an admin, so that no change is overwritten. */
    revision: integer('revision').notNull().default(1),
    /**
     * The revision that readers see; this row has its text. Null: nothing was approved yet, and this row
     * has the text of the latest revision.
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
    requestKey: uuid('request_key'),
    /** Visible from this time on, if a revision is approved. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    moderation,
    isFeatured: boolean('is_featured').notNull().default(false),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('blog_url').on(t.url),
    index('blog_author').on(t.authorId),
    index('blog_latest')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`approved_revision is not null and removed_at is null`),
    uniqueIndex('blog_request').on(t.authorId, t.requestKey).where(sql`request_key is not null`),
    check('blog_url_shape', sql`${t.url} ~ '^[a-z0-9-]{1,160}$'`),
    check('blog_published_dated', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check(
      'blog_published_approved',
      sql`${t.status} <> 'published' or ${t.approvedRevision} is not null`,
    ),
    check('blog_removed_by', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
  ],
)
