import type { blogs } from '../../src/db/schema/index.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { coverFile, patternKey } from '../cover-files.ts'
import { demoBlogs } from './demo-blogs.ts'

type BlogInsert = typeof blogs.$inferInsert

/** Keys of the articles' covers. */
export const blogCoverKeys = () => demoBlogs.map(({ title }) => patternKey(title))

/** The articles as rows, published at 7:30 in the morning in India. */
export function blogRows(): BlogInsert[] {
  return demoBlogs.map(({ author, publishedOn, body, ...blog }) => {
    const publishedAt = new Date(`${publishedOn}T07:30:00+05:30`)
    return {
      ...blog,
      cover: coverFile(patternKey(blog.title)),
      bodyHtml: cleanHtml(body.trim()),
      authorName: author.name,
      authorNote: author.note,
      status: 'published',
      publishedAt,
      updatedAt: publishedAt,
    }
  })
}
