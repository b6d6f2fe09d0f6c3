import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { blogs, blogTopic, publication } from './blogs.ts'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** The text as the author saved it. Every blog has its first revision from the start. */
export const blogRevisions = pgTable(
  'blog_revision',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    blogId: integer('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** From 1, per blog. The highest is what the author edits. */
    n: integer('n').notNull(),
    /** The address that the author chose; null: it follows the title until the blog is published. */
    url: text('url'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    topic: blogTopic('topic').notNull(),
    tags: text('tags').array().notNull().default([]),
    cover: text('cover'),
    bodyHtml: text('body_html').notNull(),
    isByProvider: boolean('is_by_provider').notNull().default(false),
    hasSyntheticMedia: boolean('has_synthetic_media').notNull().default(false),
    words: integer('words')
      .notNull()
      .generatedAlwaysAs(
        sql`cardinality(regexp_split_to_array(btrim(regexp_replace(body_html, '<[^>]*>', ' ', 'g')), '\\s+'))`,
      ),
    /** Whether it was submitted or restored from; later saves add a new revision. */
    isKept: boolean('is_kept').notNull().default(false),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull().defaultNow(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('blog_revision_n').on(t.blogId, t.n.desc()),
    index('blog_revision_saved_by').on(t.savedBy),
    index('blog_revision_saved_at').on(t.savedAt),
    check('blog_revision_url_shape', sql`${t.url} ~ '^[a-z0-9-]{1,160}$'`),
  ],
)

export const blogEventActor = pgEnum('blog_event_actor', ['author', 'admin', 'system'])

/** Changes of the status of blogs. Append-only; `blog.status` is a cache of the last one. */
export const blogEvents = pgTable(
  'blog_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    blogId: integer('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** Null for a new blog. */
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
    index('blog_event_blog').on(t.blogId, t.id),
    index('blog_event_actor_id').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** A comment of a reviewer at a place in the text. */
export const blogComments = pgTable(
  'blog_comment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    blogId: integer('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** The revision that the reviewer read. */
    n: integer('n').notNull(),
    /** The paragraph, from 1; null for the blog as a whole. */
    paragraph: integer('paragraph'),
    /** The words of the paragraph that it is about; empty for the blog as a whole. */
    quote: text('quote').notNull().default(''),
    text: text('text').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the author was asked for the changes; null: only admins see it. */
    sentAt: moment('sent_at'),
    resolvedAt: moment('resolved_at'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('blog_comment_blog').on(t.blogId, t.id),
    index('blog_comment_author').on(t.authorId).where(sql`author_id is not null`),
  ],
)

/** Addresses at which blogs were public; they redirect. */
export const blogFormerUrls = pgTable(
  'blog_former_url',
  {
    url: text('url').primaryKey(),
    blogId: integer('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('blog_former_url_blog').on(t.blogId)],
)
