import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { blogs } from './blogs.ts'
import { timestamps } from './columns.ts'
import { jobs } from './jobs.ts'
import { schools } from './schools.ts'
import { products } from './stores.ts'
import { users } from './users.ts'

/** A school, product, job or blog that a user saved, with the user's note. */
export const bookmarks = pgTable(
  'bookmark',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    blogId: integer('blog_id').references(() => blogs.id, { onDelete: 'cascade' }),
    note: text('note'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('bookmark_school').on(t.userId, t.schoolId),
    uniqueIndex('bookmark_product').on(t.userId, t.productId),
    uniqueIndex('bookmark_job').on(t.userId, t.jobId),
    uniqueIndex('bookmark_blog').on(t.userId, t.blogId),
    // Used when the bookmarked record is deleted.
    index('bookmark_of_school').on(t.schoolId).where(sql`school_id is not null`),
    index('bookmark_of_product').on(t.productId).where(sql`product_id is not null`),
    index('bookmark_of_job').on(t.jobId).where(sql`job_id is not null`),
    index('bookmark_of_blog').on(t.blogId).where(sql`blog_id is not null`),
    check(
      'bookmark_of_one',
      sql`num_nonnulls(${t.schoolId}, ${t.productId}, ${t.jobId}, ${t.blogId}) = 1`,
    ),
  ],
)
