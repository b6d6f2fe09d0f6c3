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
} from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'
import { moderation } from './moderation-state.ts'
import { users } from './users.ts'

/** State of editorial content; visitors see only what is published. */
export const publication = pgEnum('publication', ['draft', 'review', 'published'])

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
    status: publication('status').notNull().default('draft'),
    /** Visible from this time on, if published. */
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
      .where(sql`status = 'published'`),
    check('blog_url_shape', sql`${t.url} ~ '^[a-z0-9-]{1,160}$'`),
    check('blog_published_dated', sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
  ],
)
