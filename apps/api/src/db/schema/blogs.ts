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
import { users } from './users.ts'

/** How far something that editors publish has come; readers see what is published alone. */
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

/** An article for parents. */
export const blogs = pgTable(
  'blog',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The last part of its page's address. */
    url: text('url').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    topic: blogTopic('topic').notNull(),
    tags: text('tags').array().notNull().default([]),
    /** Address of an image; without one it is drawn from the title. */
    cover: text('cover'),
    bodyHtml: text('body_html').notNull(),
    /** Words of the body, its tags left out. */
    words: integer('words')
      .notNull()
      .generatedAlwaysAs(
        sql`cardinality(regexp_split_to_array(btrim(regexp_replace(body_html, '<[^>]*>', ' ', 'g')), '\\s+'))`,
      ),
    /** Whose account wrote it; null for what editors bring in. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    /** Who the author is, in one line. */
    authorNote: text('author_note'),
    status: publication('status').notNull().default('draft'),
    /** From when on it may be read, where it is published. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
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
