import type { Database } from '../../../db/connect.ts'
import { createPublicationDecisions } from '../publishing/publication-decisions.ts'
import { createReviewedTextsRepository } from '../review/reviewed-texts.repository.ts'
import { createShinglesRepository } from '../review/shingles.repository.ts'
import { createBlogChecksRepository } from './writing/blog-checks.repository.ts'
import { createBlogChecks } from './writing/blog-checks.ts'
import { createOwnBlogsRepository } from './writing/own-blogs.repository.ts'
import { publishBlogs } from './writing/publish-blogs.repository.ts'

/** The status of blogs under moderation, with the checks of their texts. */
export function createBlogModerationModule({ db }: Pick<Database, 'db'>) {
  const repository = createOwnBlogsRepository(db)
  const checks = createBlogChecks({
    repository: createBlogChecksRepository(),
    texts: createReviewedTextsRepository(),
    shingles: createShinglesRepository(),
  })
  const decisions = createPublicationDecisions({
    publications: repository,
    publish: publishBlogs,
    remember: checks.remember,
  })
  return { repository, checks, decisions }
}
