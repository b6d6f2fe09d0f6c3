import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { blogs } from '../../../db/schema/index.ts'

type Blog = typeof blogs.$inferSelect
type BlogTopic = Blog['topic']
export type BlogStatus = Blog['status']
export type BlogSummaryRow = Awaited<ReturnType<BlogsRepository['list']>>[number]
export type OwnBlogRow = Awaited<ReturnType<BlogsRepository['listOf']>>[number]
export type BlogRow = NonNullable<Awaited<ReturnType<BlogsRepository['findByUrl']>>>
export type BlogsRepository = ReturnType<typeof createBlogsRepository>

export interface BlogFilters {
  readonly topic: BlogTopic | undefined
  readonly isFeatured: boolean | undefined
}

/** The columns of a list entry. */
const summaryColumns = {
  id: blogs.id,
  url: blogs.url,
  title: blogs.title,
  summary: blogs.summary,
  topic: blogs.topic,
  tags: blogs.tags,
  cover: blogs.cover,
  words: blogs.words,
  authorName: blogs.authorName,
  publishedAt: sql<Date>`${blogs.publishedAt}`.mapWith(blogs.publishedAt),
  isFeatured: blogs.isFeatured,
}

const isPublic = sql`is_public(${blogs})`
const latest = [desc(blogs.publishedAt), desc(blogs.id)]

export function createBlogsRepository(db: Db) {
  const summaries = () => db.select(summaryColumns).from(blogs)

  const byUrl = db
    .select({
      ...summaryColumns,
      bodyHtml: blogs.bodyHtml,
      authorNote: blogs.authorNote,
      moderation: blogs.moderation,
      updatedAt: blogs.updatedAt,
    })
    .from(blogs)
    .where(and(eq(blogs.url, sql.placeholder('url')), isPublic))
    .prepare('blog_by_url')

  return {
    /** One page of public blogs, latest first. */
    list: (filters: BlogFilters, page: { limit: number; offset: number }) =>
      summaries()
        .where(and(isPublic, ...conditionsOf(filters)))
        .orderBy(...latest)
        .limit(page.limit)
        .offset(page.offset),

    /** The number of public blogs that match the filters. */
    count: (filters: BlogFilters) => db.$count(blogs, and(isPublic, ...conditionsOf(filters))),

    /** The number of public blogs per topic. Topics without blogs are omitted. */
    countTopics: () =>
      db
        .select({ topic: blogs.topic, count: sql<number>`count(*)::integer` })
        .from(blogs)
        .where(isPublic)
        .groupBy(blogs.topic)
        .orderBy(blogs.topic),

    /** A public blog. */
    async findByUrl(url: string) {
      const [found] = await byUrl.execute({ url })
      return found
    },

    /** Public blogs by id, unordered. */
    findSummaries: (ids: readonly number[]) =>
      summaries().where(and(sql`${blogs.id} = any(${sql.param(ids)}::integer[])`, isPublic)),

    /** One page of a user's blogs, last changed first. */
    listOf: (
      authorId: number,
      status: BlogStatus | undefined,
      page: { limit: number; offset: number },
    ) =>
      db
        .select({
          id: blogs.id,
          url: blogs.url,
          title: blogs.title,
          summary: blogs.summary,
          topic: blogs.topic,
          status: blogs.status,
          cover: blogs.cover,
          publishedAt: blogs.publishedAt,
          updatedAt: blogs.updatedAt,
        })
        .from(blogs)
        .where(
          and(
            eq(blogs.authorId, authorId),
            status === undefined ? undefined : eq(blogs.status, status),
          ),
        )
        .orderBy(desc(blogs.updatedAt), desc(blogs.id))
        .limit(page.limit)
        .offset(page.offset),

    /** The number of a user's blogs per status. A status without blogs has no row. */
    countOf: (authorId: number) =>
      db
        .select({ status: blogs.status, total: count() })
        .from(blogs)
        .where(eq(blogs.authorId, authorId))
        .groupBy(blogs.status),

    /** Related blogs: first of the same topic, then with a common tag, then the latest. */
    findRelated: ({ id, topic, tags }: Pick<Blog, 'id' | 'topic' | 'tags'>, limit: number) =>
      summaries()
        .where(and(isPublic, ne(blogs.id, id)))
        .orderBy(
          sql`${blogs.topic} = ${topic} desc`,
          sql`${blogs.tags} && ${sql.param(tags, blogs.tags)}::text[] desc`,
          ...latest,
        )
        .limit(limit),
  }
}

function conditionsOf({ topic, isFeatured }: BlogFilters): SQL[] {
  return [
    ...(topic === undefined ? [] : [eq(blogs.topic, topic)]),
    ...(isFeatured === undefined ? [] : [eq(blogs.isFeatured, isFeatured)]),
  ]
}
