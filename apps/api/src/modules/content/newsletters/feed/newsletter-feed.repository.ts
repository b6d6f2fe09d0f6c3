import { desc } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { newsletterIssues as issues } from '../../../../db/schema/index.ts'
import { isPublished } from '../newsletters.repository.ts'

/** Newsletters in the feed. */
const maxEntries = 20

export type NewsletterFeedEntry = Awaited<
  ReturnType<ReturnType<typeof createNewsletterFeedRepository>['latest']>
>[number]

export type NewsletterFeedRepository = ReturnType<typeof createNewsletterFeedRepository>

export function createNewsletterFeedRepository(db: Db) {
  return {
    /** The latest newsletters, latest first. */
    latest: () =>
      db
        .select({
          slug: issues.slug,
          title: issues.title,
          summary: issues.summary,
          publishedOn: issues.publishedOn,
        })
        .from(issues)
        .where(isPublished)
        .orderBy(desc(issues.number))
        .limit(maxEntries),
  }
}
