import { randomUUID } from 'node:crypto'
import { AppError, invalid, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import type { UploadsService } from '../../../platform/media/uploads.service.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import {
  changedElsewhere,
  freeUrl,
  requireEditable,
  requireFuture,
} from '../../publishing/publication-rules.ts'
import type { VideoUploadsRepository } from '../uploading/video-uploads.repository.ts'
import type {
  OwnVideosRepository,
  VideoContent,
  VideoRevisionRow,
} from './own-videos.repository.ts'
import { noVideo } from './own-videos.service.ts'
import {
  contentColumns,
  contentOf,
  fileOf,
  filesOf,
  isSameContent,
  noFile,
  pathOfFile,
  type RevisionFile,
  type VideoFields,
} from './video-fields.ts'
import type { VideoRecord } from './video-record.ts'

export type VideoWriting = ReturnType<typeof createVideoWriting>

interface VideoWritingDeps {
  readonly repository: OwnVideosRepository
  readonly nameOfUser: NameOfUser
  readonly files: Pick<VideoUploadsRepository, 'checkedFile'>
  readonly audit: AuditService
  readonly images: Images
  readonly uploads: Pick<UploadsService, 'attachAll' | 'release' | 'remove'>
}

/** Saves within this many milliseconds go into the same revision. */
const revisionSpan = 10 * minuteMs

/** Starts, saves and deletes videos for their authors. */
export function createVideoWriting(deps: VideoWritingDeps) {
  const { repository, nameOfUser, files, audit, images, uploads } = deps

  /** The file that the author chose: that of a revision, or an upload of theirs. */
  async function chosenFile(
    tx: Db,
    userId: number,
    { file }: VideoFields,
    revisions: readonly VideoRevisionRow[],
  ): Promise<RevisionFile> {
    if (file === null) return noFile
    const path = images.pathOf(file)
    const known = revisions.find((revision) => pathOfFile(revision) === path)
    if (known) {
      const { sources, durationSeconds, hasSound } = known
      return { sources, durationSeconds, hasSound }
    }
    const checked = await files.checkedFile(tx, userId, path)
    if (!checked)
      throw invalid('file', 'is not a video that you have uploaded here. Upload it first')
    return fileOf(checked)
  }

  /** Files that the video did not show before have to be uploads of the author. */
  async function attach(
    tx: Db,
    userId: number,
    content: VideoContent,
    revisions: readonly VideoRevisionRow[],
  ): Promise<void> {
    const known = new Set(revisions.flatMap(filesOf))
    const added = filesOf(content).filter((path) => !known.has(path))
    if (added.length === 0) return
    const missing = await uploads.attachAll(tx, { userId, purpose: 'video' }, added)
    if (missing.length === 0) return
    const field = content.poster !== null && missing.includes(content.poster) ? 'poster' : 'file'
    throw invalid(field, 'is not a file that you have uploaded here. Upload it first')
  }

  /** Locks a video that its author may edit now. */
  async function lock(tx: Db, { userId }: Caller, id: number, revision: number) {
    const video = await repository.lock(tx, id)
    if (video?.authorId !== userId) throw noVideo()
    if (video.revision !== revision) throw changedElsewhere('video')
    requireEditable('video', video)
    return { video, latest: await repository.latest(id, tx) }
  }

  async function requireSchool(
    tx: Db,
    { userId }: Caller,
    { kind }: VideoRecord,
    schoolId: number | null,
  ): Promise<void> {
    if (schoolId === null) return
    if (kind !== 'principal_talk')
      throw refused('school_id', 'Only a principal talk can have a school.')
    if (!(await repository.manages(tx, userId, schoolId)))
      throw refused('school_id', 'Choose a school that you manage.')
  }

  /** Writes the content as the latest revision. */
  async function write(
    tx: Db,
    { userId }: Caller,
    { video, latest }: { readonly video: VideoRecord; readonly latest: VideoRevisionRow },
    content: VideoContent,
  ): Promise<void> {
    const isRecent = Date.now() - latest.startedAt.getTime() < revisionSpan
    if (!latest.isKept && isRecent && latest.savedBy === userId)
      await repository.overwrite(tx, latest.id, content)
    else {
      const n = latest.n + 1
      await repository.addRevision(tx, { ...content, videoId: video.id, n, savedBy: userId })
    }
    const { url: chosen, title } = content
    const url = await freeUrl('video', { id: video.id, url: chosen, title }, (candidates) =>
      repository.takenUrls(tx, video.id, candidates),
    )
    await repository.actAs(tx, { role: 'author', userId })
    // Before the first approval, tables of admins show what the author works on.
    const columns = video.approvedRevision === null ? { ...shownColumns(content), url } : {}
    if (video.status === 'published') await repository.setStatus(tx, video.id, 'draft', columns)
    else await repository.save(tx, video.id, columns)
  }

  return {
    /** Starts a draft once for each request key; returns its id. */
    create: (caller: Caller, body: Body<'createVideo'>): Promise<number> =>
      repository.transaction(async (tx) => {
        const { userId } = caller
        await repository.actAs(tx, { role: 'author', userId })
        const id = await repository.add(tx, {
          authorId: userId,
          authorName: await nameOfUser(userId, tx),
          requestKey: body.request_key,
          kind: body.kind,
          url: `draft-${randomUUID()}`,
        })
        if (id === undefined) return repository.idOfKey(tx, userId, body.request_key)
        const actor = { userId, role: 'owner' } as const
        await audit.recordCreation(tx, { actor, entity: 'video', entityId: id, revision: 1 })
        return id
      }),

    /** Throws `not_found`, `conflict` or `invalid_request`. */
    save: (caller: Caller, id: number, { revision, fields }: Body<'saveVideo'>): Promise<void> =>
      repository.transaction(async (tx) => {
        const { video, latest } = await lock(tx, caller, id, revision)
        const approved =
          video.approvedRevision === null
            ? undefined
            : await repository.revision(id, video.approvedRevision, tx)
        const revisions = approved ? [latest, approved] : [latest]
        const file = await chosenFile(tx, caller.userId, fields, revisions)
        const content = contentOf(fields, file, images)
        const publishAt = fields.publish_at === null ? null : new Date(fields.publish_at)
        if (publishAt?.getTime() !== video.publishAt?.getTime()) {
          requireFuture(publishAt)
          await repository.save(tx, id, { publishAt })
        }
        if (isSameContent(content, contentColumns(latest))) return
        if (content.schoolId !== latest.schoolId)
          await requireSchool(tx, caller, video, content.schoolId)
        await attach(tx, caller.userId, content, revisions)
        await write(tx, caller, { video, latest }, content)
      }),

    /** Turns the comments of a discussion on or off at once. Throws `not_found` or `conflict`. */
    setComments: (
      { userId }: Caller,
      id: number,
      { revision, has_comments: hasComments }: Body<'setVideoComments'>,
    ): Promise<void> =>
      repository.transaction(async (tx) => {
        const video = await repository.lock(tx, id)
        if (video?.authorId !== userId) throw noVideo()
        if (video.revision !== revision) throw changedElsewhere('video')
        if (video.kind !== 'discussion')
          throw new AppError('conflict', 'Only discussions have comments.')
        if (video.hasComments === hasComments) return
        if (video.commentsLockedAt !== null)
          throw new AppError('conflict', 'An admin turned off the comments of this video.')
        await repository.save(tx, id, { hasComments })
        await audit.recordEdits(tx, {
          entity: 'video',
          entityId: id,
          actor: { userId, role: 'owner' },
          revision: revision + 1,
          edits: [{ field: 'has_comments', before: video.hasComments, after: hasComments }],
        })
      }),

    /** Deletes a draft with its files. Throws `not_found` or `conflict`. */
    async remove({ userId }: Caller, id: number): Promise<void> {
      const paths = await repository.transaction(async (tx) => {
        const video = await repository.lock(tx, id)
        if (video?.authorId !== userId) throw noVideo()
        if (video.status !== 'draft' || video.approvedRevision !== null)
          throw new AppError(
            'conflict',
            'Only a draft that was never published can be deleted. Remove the video instead.',
          )
        const actor = { userId, role: 'owner' } as const
        const before = { title: video.title }
        const record = { actor, entity: 'video', entityId: id, revision: video.revision } as const
        await audit.recordRemoval(tx, { ...record, before })
        const files = await repository.filePaths(tx, id)
        await repository.remove(tx, id)
        await uploads.release(tx, files)
        return files
      })
      await uploads.remove(paths)
    },
  }
}

/** The columns that a video has too; its captions become files when they are approved. */
const shownColumns = ({ url: _, captions: __, pupils: ___, ...content }: VideoContent) => content
