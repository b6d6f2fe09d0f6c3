import type { Database } from '../../../db/connect.ts'
import { createPublicationDecisions } from '../publishing/publication-decisions.ts'
import { createReviewedTextsRepository } from '../review/reviewed-texts.repository.ts'
import { createShinglesRepository } from '../review/shingles.repository.ts'
import { createOwnVideosRepository } from './writing/own-videos.repository.ts'
import { publishVideos } from './writing/publish-videos.repository.ts'
import { createVideoChecks } from './writing/video-checks.ts'

/** The status of videos under moderation, with the checks of their texts. */
export function createVideoModerationModule({ db }: Pick<Database, 'db'>) {
  const repository = createOwnVideosRepository(db)
  const checks = createVideoChecks({
    texts: createReviewedTextsRepository(),
    shingles: createShinglesRepository(),
  })
  const decisions = createPublicationDecisions({
    publications: repository,
    publish: publishVideos,
    remember: checks.remember,
  })
  return { repository, checks, decisions }
}
