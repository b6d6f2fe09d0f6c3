import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { StoredFinding } from '../../../../db/schema/index.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { CasesRepository } from '../../../trust/cases/cases.repository.ts'
import { newAuthorTexts } from '../../review/link-rules.ts'
import { authorMoves, publicationNames } from '../../review/publication-states.ts'
import type { OwnVideosRepository, VideoRecord, VideoRevisionRow } from './own-videos.repository.ts'
import { noVideo } from './own-videos.service.ts'
import type { VideoChecks } from './video-checks.ts'
import type { VideoDecisions } from './video-decisions.ts'
import { contentColumns, isSameContent } from './video-fields.ts'
import { requireReady } from './video-rules.ts'

export type VideoMoves = ReturnType<typeof createVideoMoves>

interface VideoMovesDeps {
  readonly repository: OwnVideosRepository
  readonly cases: CasesRepository
  readonly checks: VideoChecks
  readonly decisions: VideoDecisions
  readonly audit: AuditService
}

type Request = Body<'moveVideo'>

/** Findings that need a reviewer even if the author is trusted. */
const holding = new Set(['copied_text', 'other_text', 'phone', 'email', 'link', 'word'])

/** The changes of status that authors make. */
export function createVideoMoves(deps: VideoMovesDeps) {
  const { repository, cases, checks, decisions, audit } = deps

  async function set(
    tx: Db,
    { userId }: Caller,
    video: VideoRecord,
    to: Request['to'],
    columns: Parameters<OwnVideosRepository['setStatus']>[3] = {},
  ): Promise<void> {
    await repository.actAs(tx, { role: 'author', userId })
    await repository.setStatus(tx, video.id, to, columns)
    await audit.recordEdits(tx, {
      entity: 'video',
      entityId: video.id,
      actor: { userId, role: 'owner' },
      revision: video.revision + 1,
      edits: [{ field: 'status', before: video.status, after: to }],
    })
  }

  const openCase = (
    tx: Db,
    video: VideoRecord,
    latest: VideoRevisionRow,
    actorId: number,
    findings: readonly StoredFinding[],
  ) =>
    cases.open(
      tx,
      {
        kind: 'video',
        id: video.id,
        name: latest.title,
        place: video.authorName,
        ownerId: actorId,
      },
      {
        why: video.approvedRevision === null ? 'new' : 'edit',
        findings,
        actorId,
        fromRevision: video.approvedRevision,
        toRevision: latest.n,
        baseline: null,
        fields: [],
        heldFields: [],
      },
    )

  /**
   * Submits a revision. Only a person can check a video, so a new file is always reviewed; a trusted
   * author's edit of the words is published at once, unless the checks find something.
   */
  async function submit(tx: Db, caller: Caller, video: VideoRecord): Promise<void> {
    const { userId } = caller
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
    await repository.keepLatest(tx, video.id)
    await set(tx, caller, video, 'review')
    const isUnchanged =
      approved !== undefined &&
      video.removedAt === null &&
      isSameContent(contentColumns(approved), contentColumns(latest))
    const findings = await checks.run(tx, { id: video.id, authorId: userId, approved }, latest)
    const isTrusted =
      approved !== undefined &&
      video.removedAt === null &&
      !checks.isOtherVideo(approved, latest) &&
      (await repository.approvedOf(userId, video.id, tx)) >= newAuthorTexts &&
      !findings.some(({ code }) => holding.has(code))
    if (isUnchanged || isTrusted) {
      await repository.actAs(tx, { role: 'system', userId: null })
      await decisions.publish(tx, [video.id])
    } else await openCase(tx, video, latest, userId, findings)
  }

  return {
    /** Throws `not_found`, `conflict` or `invalid_request`. */
    move: (caller: Caller, id: number, { to, revision }: Request): Promise<void> =>
      repository.transaction(async (tx) => {
        const video = await repository.lock(tx, id)
        if (video?.authorId !== caller.userId) throw noVideo()
        if (video.revision !== revision)
          throw new AppError(
            'conflict',
            'This video was changed in another tab or on another device. Reload it first.',
          )
        if (!authorMoves(video.status).includes(to)) throw notPossible(video, to)
        requireNotHidden(video, to)
        if (to === 'review') return submit(tx, caller, video)
        if (to === 'removed')
          return set(tx, caller, video, to, { removedAt: new Date(), removedBy: 'author' })
        await set(tx, caller, video, to)
        if (video.status === 'review') await repository.withdrawCase(tx, id, caller.userId)
      }),

    /** Resolves a remark or opens it again. Throws `not_found`. */
    resolve: (caller: Caller, id: number, remarkId: number, isResolved: boolean): Promise<void> =>
      repository.transaction(async (tx) => {
        const video = await repository.find(id, tx)
        if (video?.authorId !== caller.userId) throw noVideo()
        if (!(await repository.resolve(tx, id, remarkId, isResolved)))
          throw new AppError('not_found', 'There is no such remark.')
      }),
  }
}

const notPossible = ({ status }: VideoRecord, to: Request['to']) =>
  new AppError(
    'conflict',
    `This video is ${publicationNames[status]}. It cannot become ${publicationNames[to]}.`,
  )

/** An admin's decision stands until an appeal or another decision changes it. */
function requireNotHidden({ moderation, removedBy }: VideoRecord, to: Request['to']): void {
  const isTaken = moderation === 'hidden' || moderation === 'removed' || removedBy === 'admin'
  if (to === 'review' && isTaken)
    throw new AppError(
      'conflict',
      'An admin has taken this video off the site. Appeal against the decision to publish it again.',
    )
}
