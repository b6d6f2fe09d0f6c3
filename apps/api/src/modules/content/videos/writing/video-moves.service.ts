import { refused } from '../../../../app-error.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { CasesService } from '../../../trust/cases/cases.service.ts'
import { createAuthorMoves } from '../../publishing/author-moves.service.ts'
import type { PublicationDecisions } from '../../publishing/publication-decisions.ts'
import { newAuthorTexts } from '../../review/link-rules.ts'
import type { OwnVideosRepository, VideoRevisionRow } from './own-videos.repository.ts'
import { noVideo } from './own-videos.service.ts'
import type { VideoChecks } from './video-checks.ts'
import { contentColumns, isSameContent } from './video-fields.ts'
import type { VideoRecord } from './video-record.ts'
import { requireReady } from './video-rules.ts'

export type VideoMoves = ReturnType<typeof createVideoMoves>

interface VideoMovesDeps {
  readonly repository: OwnVideosRepository
  readonly cases: CasesService
  readonly checks: VideoChecks
  readonly decisions: PublicationDecisions
  readonly audit: AuditService
}

interface Submission {
  readonly latest: VideoRevisionRow
  /** The version that readers see. */
  readonly approved: VideoRevisionRow | undefined
}

/** Findings that need a reviewer even if the author is trusted. */
const holding = new Set(['copied_text', 'other_text', 'phone', 'email', 'link', 'word'])

/**
 * The changes of status that authors make. Only a person can check a video, so a new file is always
 * reviewed; a trusted author's edit of the words is published at once, unless the checks find something.
 */
export function createVideoMoves({ repository, cases, checks, decisions, audit }: VideoMovesDeps) {
  return createAuthorMoves<VideoRecord, Submission>({
    publications: repository,
    lock: repository.lock,
    find: repository.find,
    setStatus: (tx, id, status, removal) => repository.setStatus(tx, id, status, removal),
    notFound: noVideo,
    async submissionOf(tx, userId, video) {
      const latest = await repository.latest(video.id, tx)
      const openRemarks = await repository.openRemarks(tx, video.id)
      requireReady(video, latest, { openRemarks })
      if (latest.schoolId !== null && !(await repository.manages(tx, userId, latest.schoolId)))
        throw refused('school_id', 'You no longer manage this school. Choose another one.')
      const approved =
        video.approvedRevision === null
          ? undefined
          : await repository.revision(video.id, video.approvedRevision, tx)
      const isByProvider = await checks.isByProvider(tx, userId, latest)
      if (isByProvider !== latest.isByProvider)
        await repository.overwrite(tx, latest.id, { ...contentColumns(latest), isByProvider })
      return { latest, approved }
    },
    async review(tx, userId, video, { latest, approved }) {
      const isShown = approved !== undefined && video.removedAt === null
      const isUnchanged = isShown && isSameContent(contentColumns(approved), contentColumns(latest))
      const findings = await checks.run(tx, { id: video.id, authorId: userId, approved }, latest)
      const isTrusted =
        isShown &&
        !checks.isOtherVideo(approved, latest) &&
        (await repository.approvedOf(userId, video.id, tx)) >= newAuthorTexts &&
        !findings.some(({ code }) => holding.has(code))
      return { findings, isNeeded: !isUnchanged && !isTrusted }
    },
    cases,
    decisions,
    audit,
  })
}
