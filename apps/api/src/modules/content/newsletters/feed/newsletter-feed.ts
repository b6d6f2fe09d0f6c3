import { startOfDayInIndia } from '../../../platform/dates/india-time.ts'
import { rssDocument } from '../../../platform/feeds/rss.ts'
import type { NewsletterFeedEntry } from './newsletter-feed.repository.ts'

const channel = {
  title: 'EdBazaar: Newsletters',
  description: 'Once a month: how to choose a school, and how to learn beyond it.',
  path: '/newsletters',
  feedPath: '/feeds/newsletters.xml',
}

/** The feed of newsletters; `site` is the origin with BASE_PATH. */
export const newsletterFeed = (entries: readonly NewsletterFeedEntry[], site: string): string =>
  rssDocument(
    channel,
    entries.map(({ slug, title, summary, publishedOn }) => ({
      title,
      description: summary,
      path: `/newsletters/${slug}`,
      author: null,
      category: null,
      publishedAt: startOfDayInIndia(publishedOn),
    })),
    site,
  )
