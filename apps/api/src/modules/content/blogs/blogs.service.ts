import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import { unreviewedFlag } from '../../catalogue/visibility/unreviewed.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { countsByStatus } from '../publishing/publication-shapes.ts'
import { readingMinutes } from '../review/reading-minutes.ts'
import type { BlogRow, BlogSummaryRow, BlogsRepository, OwnBlogRow } from './blogs.repository.ts'
import { shownHtml } from './writing/blog-fields.ts'

export type BlogListQuery = Query<'listBlogs'>

export type OwnBlogsQuery = Query<'listMyBlogs'>

const maximumRelated = 3

export type BlogsService = ReturnType<typeof createBlogsService>

export function createBlogsService(deps: { repository: BlogsRepository; images: Images }) {
  const { repository, images } = deps
  const toSummary = (row: BlogSummaryRow) => toBlogSummary(row, images)

  async function movedTo(former: string) {
    const url = (await repository.currentUrl(former)) ?? former
    const found = url === former ? undefined : await repository.findByUrl(url)
    if (found) return found
    if (await repository.isRemoved(url)) throw new AppError('gone', 'This blog was removed.')
    throw new AppError('not_found', 'Blog not found.')
  }

  return {
    /** One page of blogs, latest first, with the number per topic. */
    async list({ topic, featured: isFeatured, ...paged }: BlogListQuery) {
      const filters = { topic, isFeatured }
      const [rows, total, topics] = await Promise.all([
        repository.list(filters, sliceOf(paged)),
        repository.count(filters),
        repository.countTopics(),
      ])
      return {
        data: rows.map(toSummary),
        total,
        ...pagingOf(paged, total),
        topics,
      }
    },

    /** Summaries, unordered. Blogs that are not public are omitted. */
    async summaries(ids: readonly number[]) {
      return ids.length === 0 ? [] : (await repository.findSummaries(ids)).map(toSummary)
    },

    /** One page of the caller's blogs, with the number per status. */
    async listOwn({ userId }: Caller, { status, ...paged }: OwnBlogsQuery) {
      const [rows, statusCounts] = await Promise.all([
        repository.listOf(userId, status, sliceOf(paged)),
        repository.countOf(userId),
      ])
      const { counts, total } = countsByStatus(statusCounts, status)
      return {
        data: rows.map((row) => toOwnBlog(row, images)),
        counts,
        total,
        ...pagingOf(paged, total),
      }
    },

    /**
     * The page of a blog, also at an address that it had before. Throws `not_found`, and `gone` if it
     * was removed.
     */
    async page(url: string) {
      const found = (await repository.findByUrl(url)) ?? (await movedTo(url))
      const related = await repository.findRelated(found, maximumRelated)
      return { ...toBlogPage(found, images), related: related.map(toSummary) }
    },
  }
}

/** The contract's `BlogSummary`. */
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
    reading_minutes: readingMinutes(row.words),
    is_featured: row.isFeatured,
  }
}

/** An entry of the contract's `MyBlogList`. */
const toOwnBlog = (row: OwnBlogRow, images: Images) => ({
  id: row.id,
  url: row.url,
  title: row.title,
  summary: row.summary,
  topic: row.topic,
  status: row.status,
  is_public: row.isPublic,
  open_comments: row.openComments,
  image: coverOf(row, images),
  published_at: row.publishedAt,
  publish_at: row.publishAt,
  updated_at: row.savedAt,
})

const coverOf = ({ title, cover }: Pick<OwnBlogRow, 'title' | 'cover'>, images: Images) =>
  images.cover({ name: title, files: cover === null ? [] : [cover] })

/** The contract's `Blog` without related blogs. */
function toBlogPage(row: BlogRow, images: Images) {
  return {
    ...toBlogSummary(row, images),
    ...unreviewedFlag(row),
    author_note: row.authorNote,
    updated_at: row.updatedAt.toISOString(),
    is_by_provider: row.isByProvider,
    has_synthetic_media: row.hasSyntheticMedia,
    body: shownHtml(row.bodyHtml, images),
  }
}
