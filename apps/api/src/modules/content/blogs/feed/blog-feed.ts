import { rssDocument } from '../../../platform/feeds/rss.ts'
import type { FeedEntry } from './blog-feed.repository.ts'

const channel = {
  title: 'EdBazaar: Blogs',
  description: 'Practical articles for parents on admissions, boards, fees and more.',
  path: '/blogs',
  feedPath: '/feeds/blogs.xml',
}

/** The feed of blogs; `site` is the origin with BASE_PATH. */
export const blogFeed = (entries: readonly FeedEntry[], site: string): string =>
  rssDocument(
    channel,
    entries.map(({ url, title, summary, authorName, topic, publishedAt }) => ({
      title,
      description: summary,
      path: `/blog-details/${url}`,
      author: authorName,
      category: topic,
      publishedAt,
    })),
    site,
  )
