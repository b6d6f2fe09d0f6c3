import type { Database } from '../../../db/connect.ts'
import type { NameOfUser } from '../../accounts/users/name-of-user.ts'
import type { Catalogue } from '../../catalogue/catalogue.module.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CasesService } from '../../trust/cases/cases.service.ts'
import type { PublicContests } from '../contests/public-contests.ts'
import { createVideoReviewsRepository } from './reviewing/video-reviews.repository.ts'
import { createVideoReviews } from './reviewing/video-reviews.service.ts'
import { createVideoUploadsRepository } from './uploading/video-uploads.repository.ts'
import { createVideoUploadsService } from './uploading/video-uploads.service.ts'
import { createVideoModerationModule } from './video-moderation.module.ts'
import { createVideoUpkeep } from './video-upkeep.repository.ts'
import { videosHandlers } from './videos.handlers.ts'
import { createVideosRepository } from './videos.repository.ts'
import { createVideosService } from './videos.service.ts'
import { createOwnVideosService } from './writing/own-videos.service.ts'
import { createVideoMoves } from './writing/video-moves.service.ts'
import { createVideoWriting } from './writing/video-writing.service.ts'

interface VideosModuleDeps {
  readonly audit: AuditService
  readonly cases: CasesService
  readonly nameOfUser: NameOfUser
  readonly database: Database
  readonly platform: Pick<Platform, 'images' | 'uploads' | 'editLimit' | 'userLimit'>
  readonly schoolSummaries: Catalogue['schoolSummaries']['of']
  readonly publicContests: PublicContests
}

/** Videos: watching, uploading, writing and reviewing them. */
export function createVideosModule(deps: VideosModuleDeps) {
  const { audit, cases, nameOfUser, database, platform, schoolSummaries, publicContests } = deps
  const { db } = database
  const { images, uploads, editLimit, userLimit } = platform
  const { repository, checks, decisions } = createVideoModerationModule(database)
  const files = createVideoUploadsRepository(db)
  const videoUploads = createVideoUploadsService({ repository: files, uploads, images })
  const upkeep = createVideoUpkeep(db, checks)
  const tasks: ScheduledTask[] = [
    { name: 'prune-video-revisions', cron: '45 4 * * *', run: upkeep.run },
    { name: 'remember-video-texts', cron: '15 * * * *', run: upkeep.rememberTexts },
    { name: 'remove-expired-video-uploads', cron: '25 * * * *', run: videoUploads.removeExpired },
  ]
  return {
    tasks,
    handlers: videosHandlers({
      videos: createVideosService({
        repository: createVideosRepository(db),
        images,
        schoolSummaries,
        publicContests,
      }),
      own: createOwnVideosService({ repository, images }),
      writing: createVideoWriting({ repository, nameOfUser, files, audit, images, uploads }),
      moves: createVideoMoves({ repository, cases, checks, decisions, audit }),
      uploads: videoUploads,
      reviews: createVideoReviews({
        repository: createVideoReviewsRepository(db),
        videos: repository,
        checks,
        images,
        audit,
      }),
      editLimit,
      userLimit,
    }),
  }
}
