import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { blogs } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

/** Every blog, whatever its status. */
export const blogRows = (db: Db) =>
  tableRows<Query<'downloadAdminBlogs'>, Schema<'AdminBlog'>>(db, {
    table: blogs,
    id: blogs.id,
    matches: ({ q, status, topic, moderation }) =>
      and(
        contains(q, blogs.title, blogs.authorName),
        status && eq(blogs.status, status),
        topic && eq(blogs.topic, topic),
        moderation && eq(blogs.moderation, moderation),
      ),
    orders: {
      title: sql`lower(${blogs.title})`,
      author: sql`lower(${blogs.authorName})`,
      published: blogs.publishedAt,
      updated: blogs.updatedAt,
    },
    async read(ids) {
      const found = await db
        .select()
        .from(blogs)
        .where(inArray(blogs.id, [...ids]))
      return found.map((blog) => ({
        id: blog.id,
        url: blog.url,
        title: blog.title,
        topic: blog.topic,
        status: blog.status,
        moderation: blog.moderation,
        is_featured: blog.isFeatured,
        author_id: blog.authorId,
        author_name: blog.authorName,
        words: blog.words,
        published_at: blog.publishedAt?.toISOString() ?? null,
        updated_at: blog.updatedAt.toISOString(),
      }))
    },
  })
