import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { blogFormerUrls, blogs } from '../../../db/schema/index.ts'

type Blog = typeof blogs.$inferSelect
type BlogTopic = Blog['topic']
type BlogStatus = Blog['status']
export type BlogSummaryRow = Awaited<ReturnType<BlogsRepository['list']>>[number]
export type BlogRow = NonNullable<Awaited<ReturnType<BlogsRepository['findByUrl']>>>
export type BlogsRepository = ReturnType<typeof createBlogsRepository>

/** A blog in its author's list. */
export interface OwnBlogRow extends Record<string, unknown> {
  readonly id: number
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly topic: BlogTopic
  readonly status: BlogStatus
  readonly cover: string | null
  readonly isPublic: boolean
  readonly publishedAt: string | null
  readonly publishAt: string | null
  readonly savedAt: string
  readonly openComments: number
}

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
      isByProvider: blogs.isByProvider,
      hasSyntheticMedia: blogs.hasSyntheticMedia,
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

    /** The present address of a public blog that had this one. */
    async currentUrl(url: string): Promise<string | undefined> {
      const [found] = await db
        .select({ url: blogs.url })
        .from(blogFormerUrls)
        .innerJoin(blogs, eq(blogs.id, blogFormerUrls.blogId))
        .where(eq(blogFormerUrls.url, url))
      return found?.url
    },

    /** Whether a blog at this address was public and taken off the site. */
    async isRemoved(url: string): Promise<boolean> {
      const [found] = await db
        .select({ id: blogs.id })
        .from(blogs)
        .where(
          sql`${blogs.url} = ${url} and approved_revision is not null
            and (removed_at is not null or moderation = 'removed')`,
        )
      return found !== undefined
    },

    /** Public blogs by id, unordered. */
    findSummaries: (ids: readonly number[]) =>
      summaries().where(and(sql`${blogs.id} = any(${sql.param(ids)}::integer[])`, isPublic)),

    /** One page of a user's blogs, with what they last saved; last changed first. */
    async listOf(
      authorId: number,
      status: BlogStatus | undefined,
      page: { limit: number; offset: number },
    ): Promise<OwnBlogRow[]> {
      const { rows } = await db.execute<OwnBlogRow>(sql`
        select b.id, coalesce(r.url, b.url) as url, r.title, r.summary, r.topic, b.status, r.cover,
          is_public(b) is true as "isPublic", ${isoTime(sql`b.published_at`)} as "publishedAt",
          ${isoTime(sql`b.publish_at`)} as "publishAt", ${isoTime(sql`r.saved_at`)} as "savedAt",
          (select count(*)::integer from blog_comment c where c.blog_id = b.id
            and c.sent_at is not null and c.resolved_at is null) as "openComments"
        from blog b cross join lateral (
          select * from blog_revision r where r.blog_id = b.id order by n desc limit 1) r
        where b.author_id = ${authorId}
          and (${status ?? null}::publication is null or b.status = ${status ?? null}::publication)
        order by r.saved_at desc, b.id desc limit ${page.limit} offset ${page.offset}`)
      return rows
    },

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
