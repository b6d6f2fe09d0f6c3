import { AppError } from '../../app-error.ts'
import type { Pictures } from '../pictures/picture-addresses.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import type { BlogRow, BlogSummaryRow, BlogsRepository, BlogTopic } from './blogs.repository.ts'

export interface BlogListQuery {
  readonly topic?: BlogTopic
  readonly featured?: boolean
  readonly page: number
  readonly per_page: number
}

const mostRelated = 3
const wordsAMinute = 200
/** The last page that can be asked for; the contract has the same bound. */
const lastPage = 1000

export type BlogsService = ReturnType<typeof createBlogsService>

export function createBlogsService(needs: { repository: BlogsRepository; pictures: Pictures }) {
  const { repository, pictures } = needs
  const toSummary = (row: BlogSummaryRow) => toBlogSummary(row, pictures)
  return {
    /** One page of blogs, the latest first, and how many each topic has. */
    async list({ topic, featured: isFeatured, page, per_page: perPage }: BlogListQuery) {
      const question = { topic, isFeatured }
      const [rows, total, topics] = await Promise.all([
        repository.list(question, { limit: perPage, offset: (page - 1) * perPage }),
        repository.count(question),
        repository.countTopics(),
      ])
      return {
        data: rows.map(toSummary),
        total,
        page,
        per_page: perPage,
        totalPages: Math.min(lastPage, Math.max(1, Math.ceil(total / perPage))),
        topics,
      }
    },

    /** A blog's page. Throws `not_found` where no published blog has the address. */
    async page(url: string) {
      const found = await repository.findByUrl(url)
      if (!found) throw new AppError('not_found', 'There is no blog at this address.')
      const related = await repository.findRelated(found, mostRelated)
      return { ...toBlogPage(found, pictures), related: related.map(toSummary) }
    },
  }
}

/** The `BlogSummary` of the contract. */
function toBlogSummary(row: BlogSummaryRow, pictures: Pictures) {
  return {
    id: row.id,
    url: row.url,
    title: row.title,
    summary: row.summary,
    topic: row.topic,
    tags: row.tags,
    picture: pictures.cover({ name: row.title, files: row.cover === null ? [] : [row.cover] }),
    author_name: row.authorName,
    published_at: row.publishedAt.toISOString(),
    reading_minutes: Math.ceil(row.words / wordsAMinute),
    is_featured: row.isFeatured,
  }
}

/** The `Blog` of the contract, without what to read after it. */
function toBlogPage(row: BlogRow, pictures: Pictures) {
  return {
    ...toBlogSummary(row, pictures),
    author_note: row.authorNote,
    updated_at: row.updatedAt.toISOString(),
    body: cleanHtml(row.bodyHtml),
  }
}
