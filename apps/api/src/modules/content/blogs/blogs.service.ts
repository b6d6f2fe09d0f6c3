import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import type {
  BlogRow,
  BlogStatus,
  BlogSummaryRow,
  BlogsRepository,
  OwnBlogRow,
} from './blogs.repository.ts'

export type BlogListQuery = Query<'listBlogs'>

export type OwnBlogsQuery = Query<'listMyBlogs'>

const mostRelated = 3
const wordsAMinute = 200

export type BlogsService = ReturnType<typeof createBlogsService>

export function createBlogsService(needs: { repository: BlogsRepository; images: Images }) {
  const { repository, images } = needs
  const toSummary = (row: BlogSummaryRow) => toBlogSummary(row, images)
  return {
    /** One page of blogs, the latest first, and how many each topic has. */
    async list({ topic, featured: isFeatured, ...paged }: BlogListQuery) {
      const question = { topic, isFeatured }
      const [rows, total, topics] = await Promise.all([
        repository.list(question, sliceOf(paged)),
        repository.count(question),
        repository.countTopics(),
      ])
      return {
        data: rows.map(toSummary),
        total,
        ...pagingOf(paged, total),
        topics,
      }
    },

    /** Lines of lists, in no order; a blog that is gone is left out. */
    async summaries(ids: readonly number[]) {
      return ids.length === 0 ? [] : (await repository.findSummaries(ids)).map(toSummary)
    },

    /** One page of what the caller has written, and how many have come how far. */
    async listOwn({ userId }: Caller, { status, ...paged }: OwnBlogsQuery) {
      const [rows, counted] = await Promise.all([
        repository.listOf(userId, status, sliceOf(paged)),
        repository.countOf(userId),
      ])
      const counts: Record<BlogStatus, number> = { draft: 0, review: 0, published: 0 }
      for (const { status: reached, total } of counted) counts[reached] = total
      const all = counts.draft + counts.review + counts.published
      const total = status === undefined ? all : counts[status]
      return {
        data: rows.map((row) => toOwnBlog(row, images)),
        counts,
        total,
        ...pagingOf(paged, total),
      }
    },

    /** A blog's page. Throws `not_found` where no published blog has the address. */
    async page(url: string) {
      const found = await repository.findByUrl(url)
      if (!found) throw new AppError('not_found', 'There is no blog at this address.')
      const related = await repository.findRelated(found, mostRelated)
      return { ...toBlogPage(found, images), related: related.map(toSummary) }
    },
  }
}

/** The `BlogSummary` of the contract. */
function toBlogSummary(row: BlogSummaryRow, images: Images) {
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    summary: row.summary,
    topic: row.topic,
    tags: row.tags,
    image: coverOf(row, images),
    author_name: row.authorName,
    published_at: row.publishedAt.toISOString(),
    reading_minutes: Math.ceil(row.words / wordsAMinute),
    is_featured: row.isFeatured,
  }
}

/** A line of `MyBlogList`. */
const toOwnBlog = (row: OwnBlogRow, images: Images) => ({
  id: row.id,
  url: row.url,
  title: row.title,
  summary: row.summary,
  topic: row.topic,
  status: row.status,
  image: coverOf(row, images),
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
})

const coverOf = ({ title, cover }: Pick<OwnBlogRow, 'title' | 'cover'>, images: Images) =>
  images.cover({ name: title, files: cover === null ? [] : [cover] })

/** The `Blog` of the contract, without what to read after it. */
function toBlogPage(row: BlogRow, images: Images) {
  return {
    ...toBlogSummary(row, images),
    author_note: row.authorNote,
    updated_at: row.updatedAt.toISOString(),
    body: cleanHtml(row.bodyHtml),
  }
}
