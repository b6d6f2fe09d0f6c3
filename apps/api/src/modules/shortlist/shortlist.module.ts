import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import type { Content } from '../content/content.module.ts'
import type { Hiring } from '../hiring/hiring.module.ts'
import { bookmarksHandlers } from './bookmarks/bookmarks.handlers.ts'
import { createBookmarksRepository } from './bookmarks/bookmarks.repository.ts'
import { createBookmarksService } from './bookmarks/bookmarks.service.ts'

export interface ShortlistDeps {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly hiring: Hiring
  readonly content: Content
}

/** A user's bookmarks of schools, products, jobs and blogs. */
export function createShortlistModule({ database, catalogue, hiring, content }: ShortlistDeps) {
  const bookmarks = createBookmarksService({
    repository: createBookmarksRepository(database.db),
    summaries: {
      school: (ids) => catalogue.schoolSummaries.of(ids.map((id) => ({ id, distanceKm: null }))),
      product: (ids) => catalogue.products.summaries(ids.map((id) => ({ id }))),
      job: hiring.jobs.summaries,
      blog: content.blogs.summaries,
    },
  })
  return { handlers: { ...bookmarksHandlers(bookmarks) } satisfies Partial<Handlers> }
}
