import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { signatureLength, typeOf } from '../../../platform/media/file-kinds.ts'
import { cleanFileName } from '../../../platform/media/file-name.ts'
import { refusedFile } from '../../../platform/media/refused-file.ts'
import type { UploadsService } from '../../../platform/media/uploads.service.ts'
import { videoFacts } from '../../../platform/media/videos/video-facts.ts'
import { partBytes } from './receive-part.ts'
import type { VideoUploadRow, VideoUploadsRepository } from './video-uploads.repository.ts'

export type VideoUploadsService = ReturnType<typeof createVideoUploadsService>

interface VideoUploadsDeps {
  readonly repository: VideoUploadsRepository
  readonly uploads: Pick<UploadsService, 'inFolder' | 'save' | 'remove'>
  readonly images: Images
}

/** Largest video, from the specification: 50 MB. */
const maxVideoBytes = 50 * 1024 * 1024
/** Unfinished uploads that an account can have. */
const maxUnfinished = 3
/** Longest video, in seconds. */
const maxSeconds = 3 * 3_600

const accepted = new Set(['video/mp4', 'video/x-m4v', 'video/webm'])
const noUpload = () =>
  new AppError('not_found', 'This upload has expired or was cancelled. Choose the file again.')

/** Video files, received in parts so that an upload can go on after an interruption. */
export function createVideoUploadsService(deps: VideoUploadsDeps) {
  const { repository, uploads, images } = deps

  const toUpload = (row: VideoUploadRow): Schema<'VideoUpload'> => ({
    id: row.id,
    name: row.name,
    bytes: row.bytes,
    received: row.received,
    part_bytes: partBytes,
    expires_at: row.expiresAt.toISOString(),
    file:
      row.path === null
        ? null
        : {
            url: images.file(row.path),
            type: row.mime ?? 'video/mp4',
            duration_seconds: row.durationSeconds ?? 1,
            has_sound: row.hasSound ?? true,
          },
  })

  /** Writes all parts into a file. */
  async function assemble({ id, bytes }: VideoUploadRow, path: string): Promise<void> {
    const file = await open(path, 'wx')
    try {
      for (let at = 0; at < bytes; ) {
        const part = await repository.part(id, at)
        if (!part) throw noUpload()
        await file.write(part)
        at += part.length
      }
    } finally {
      await file.close()
    }
  }

  async function check(
    { userId }: Caller,
    row: VideoUploadRow,
    { measured, signal }: { readonly measured: number | null; readonly signal: AbortSignal },
  ): Promise<Schema<'VideoUpload'>> {
    return uploads.inFolder(async (work) => {
      const path = join(work, 'received')
      await assemble(row, path)
      const first = (await repository.part(row.id, 0)) ?? Buffer.alloc(0)
      const type = await typeOf(first.subarray(0, signatureLength))
      if (!accepted.has(type.mime)) throw refusedFile(wrongType)
      const facts = await videoFacts(path, type.mime)
      const seconds = facts.seconds ?? measured
      if (seconds === null)
        throw refused(
          'duration_seconds',
          'We could not determine the length of this video. Play it to the end once, or export it again.',
        )
      if (seconds > maxSeconds) throw refusedFile('A video can be at most 3 hours long.')
      const media = await uploads.save(
        { userId, purpose: 'video' },
        { ...type, path, bytes: row.bytes, name: row.name },
        { work, signal },
      )
      const finished = await repository.finish(row.id, {
        path: images.pathOf(media.url),
        mime: type.mime === 'video/webm' ? 'video/webm' : 'video/mp4',
        durationSeconds: Math.max(1, Math.round(seconds)),
        hasSound: facts.hasSound,
      })
      if (finished) return toUpload(finished)
      await uploads.remove([images.pathOf(media.url)])
      throw noUpload()
    })
  }

  return {
    /** Starts an upload once for each request key. Throws `too_large`, `conflict`. */
    start: ({ userId }: Caller, body: Body<'startVideoUpload'>): Promise<Schema<'VideoUpload'>> =>
      repository.transaction(async (tx) => {
        const { request_key: requestKey, name, bytes } = body
        if (bytes > maxVideoBytes)
          throw new AppError('too_large', 'Video size should not be more than 50MB.', [
            { field: 'bytes', msg: 'Video size should not be more than 50MB.' },
          ])
        await repository.lockUser(tx, userId)
        const earlier = await repository.findRequested(tx, userId, requestKey)
        if (earlier) return toUpload(earlier)
        if ((await repository.unfinishedOf(tx, userId)) >= maxUnfinished)
          throw new AppError(
            'conflict',
            `You have ${maxUnfinished} unfinished uploads. Finish or cancel one of them first.`,
          )
        const upload = { userId, requestKey, name: cleanFileName(name), bytes }
        return toUpload(await repository.add(tx, upload))
      }),

    /** The progress of an upload. Throws `not_found`. */
    async show({ userId }: Caller, id: string): Promise<Schema<'VideoUpload'>> {
      const found = await repository.find(userId, id)
      if (!found || isExpired(found)) throw noUpload()
      return toUpload(found)
    },

    /** Adds the bytes from `offset` on. Throws `not_found`, `conflict`, `invalid_request`. */
    addPart: (
      { userId }: Caller,
      id: string,
      offset: number,
      content: Buffer,
    ): Promise<Schema<'VideoUpload'>> =>
      repository.transaction(async (tx) => {
        const row = await repository.lock(tx, userId, id)
        if (!row || isExpired(row)) throw noUpload()
        // The response to an earlier request was lost: this part is here already.
        if (offset + content.length === row.received) return toUpload(row)
        if (offset !== row.received || row.path !== null)
          throw new AppError(
            'conflict',
            `The next part has to begin at byte ${row.received}. Continue there.`,
          )
        if (offset + content.length > row.bytes)
          throw refusedFile('The file is larger than expected. Choose it again.')
        if (offset === 0) {
          const isEnough = content.length >= signatureLength || content.length === row.bytes
          if (!isEnough)
            throw refusedFile(`The first part needs at least ${signatureLength} bytes.`)
          const { mime } = await typeOf(content.subarray(0, signatureLength))
          if (!accepted.has(mime)) throw refusedFile(wrongType)
        }
        return toUpload(await repository.addPart(tx, id, offset, content))
      }),

    /**
     * Checks the whole file and saves it; repeated, it returns the saved file. A file that is refused
     * ends its upload. Throws `not_found`, `conflict`, `invalid_request`.
     */
    async finish(
      caller: Caller,
      id: string,
      measured: number | null,
      signal: AbortSignal,
    ): Promise<Schema<'VideoUpload'>> {
      const { userId } = caller
      const found = await repository.find(userId, id)
      if (!found || isExpired(found)) throw noUpload()
      if (found.path !== null) return toUpload(found)
      if (found.received < found.bytes)
        throw new AppError(
          'conflict',
          `${found.received} of ${found.bytes} bytes have arrived. Send the rest first.`,
        )
      const row = await repository.beginCheck(userId, id)
      if (!row) throw new AppError('conflict', 'This video is being checked. Try again shortly.')
      try {
        return await check(caller, row, { measured, signal })
      } catch (error) {
        if (error instanceof AppError && error.code === 'invalid_request' && isFileError(error))
          await repository.remove(userId, id)
        else await repository.endCheck(id)
        throw error
      }
    },

    /** Cancels an unfinished upload. Throws `not_found`. */
    async cancel({ userId }: Caller, id: string): Promise<void> {
      if (!(await repository.remove(userId, id))) throw noUpload()
    },

    removeExpired: () => repository.removeExpired(),
  }
}

const wrongType = 'Unsupported video type. Only MP4 and WebM are allowed.'
const isExpired = ({ expiresAt }: VideoUploadRow) => expiresAt.getTime() <= Date.now()
const isFileError = ({ errors }: AppError) => errors?.some(({ field }) => field === 'file') ?? false
