import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { invalid, notSignedIn } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/error-code.ts'
import type { Images } from '../images/image-urls.ts'
import { newToken } from '../tokens/tokens.ts'
import type { ImageReencoding } from './image-reencoding.ts'
import type { IncomingFiles } from './incoming-files.ts'
import { type Media, toMedia } from './media.ts'
import type { MediaStorage } from './media-storage.ts'
import { type PreparedFile, prepareFile } from './prepare-file.ts'
import { type PrivateImage, readPrivateImage } from './private-image.ts'
import type { ReceivedFile } from './received-file.ts'
import type { ImageTask } from './reencode-image.ts'
import { folderOf, keyOf, pathOf } from './upload-paths.ts'
import type { UploadPurpose } from './upload-purpose.ts'
import type { UploadsRepository } from './uploads.repository.ts'

export type UploadsService = ReturnType<typeof createUploadsService>

interface UploadsDeps {
  readonly repository: UploadsRepository
  readonly storage: MediaStorage
  readonly incoming: IncomingFiles
  readonly reencoding: ImageReencoding
  readonly images: Images
}

/** The uploading user and the purpose of the file. */
interface Owner {
  readonly userId: number
  readonly purpose: UploadPurpose
}

interface Saving {
  readonly work: string
  readonly signal: AbortSignal
}

/** Users whose files a record may show: the editor and the owner. */
interface Owners {
  readonly userId: number
  readonly ownerId?: number | null
  readonly purpose: UploadPurpose
}

/** Days for which an admin can put back a file that was removed from a listing. */
const reviewDays = 30

/** Uploads: saved, attached to records, and removed when no record uses them. */
export function createUploadsService(deps: UploadsDeps) {
  const { repository, storage, incoming, reencoding, images } = deps
  const removeFiles = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => storage.removeFolder(folderOf(key))))
  }

  const add = async (
    { userId, purpose }: Owner,
    key: string,
    file: PreparedFile,
  ): Promise<void> => {
    const { name, bytes, mime, width, height } = file
    try {
      await repository.add({ key, userId, purpose, name, bytes, mime, width, height })
    } catch (error) {
      // foreign_key_violation: the account was deleted during the upload.
      throw hasCode(error, '23503') ? notSignedIn() : error
    }
  }

  return {
    /** Runs the work with a folder to receive a file in. */
    inFolder: incoming.inFolder,

    /** Refuses the images that wait to be re-encoded. */
    refuseWaiting: reencoding.close,

    /** Ends the re-encoding, also of an image in progress. */
    stop: reencoding.stop,

    /**
     * Saves a file under a random name; `work` is a temporary folder, and `signal` is aborted when
     * the file is no longer wanted. Throws `invalid_request`.
     */
    async save(owner: Owner, received: ReceivedFile, { work, signal }: Saving): Promise<Media> {
      const client = { userId: owner.userId, signal }
      const reencode = (task: ImageTask) => reencoding.reencode(task, client)
      const prepared = await prepareFile(received, { work, reencode })
      const token = newToken()
      const key = `uploads/${token}/${prepared.path}`
      // The row comes first, so that `removeStale` finds a partial file.
      await add(owner, key, prepared)
      await storage.saveFolder(prepared.folder, `uploads/${token}`)
      return toMedia(pathOf(key), prepared, images)
    },

    /** Re-encodes an image that is not to be stored as media. Throws `invalid_request`. */
    async reencode(
      { userId }: Pick<Owner, 'userId'>,
      { path, mime }: ReceivedFile,
      { work, signal }: Saving,
    ): Promise<PrivateImage> {
      const folder = join(work, 'private')
      await mkdir(folder)
      const task = { path, mime, folder, onlyWebp: true }
      return readPrivateImage(await reencoding.reencode(task, { userId, signal }), folder)
    },

    /**
     * Marks a file as used, in the transaction that shows it; false if the user does not own it.
     */
    async attach(tx: Db, { userId, purpose }: Owner, path: string): Promise<boolean> {
      const key = keyOf(path)
      if (key === undefined) return false
      const used = await repository.markUsed(tx, { userIds: [userId], purpose, keys: [key] })
      return used.length > 0
    },

    /**
     * Marks files as used, in the transaction that shows them. Returns those that are not uploads of the
     * user for the purpose.
     */
    async attachAll(tx: Db, owner: Owner, paths: readonly string[]): Promise<string[]> {
      const keys = paths.flatMap((path) => keyOf(path) ?? [])
      const used = await repository.markUsed(tx, {
        userIds: [owner.userId],
        purpose: owner.purpose,
        keys,
      })
      return paths.filter((path) => !used.includes(keyOf(path) ?? ''))
    },

    /** Marks files as unused in the transaction; `remove` them after the commit. */
    release: (tx: Db, paths: readonly string[]) =>
      repository.markUnused(
        tx,
        paths.flatMap((path) => keyOf(path) ?? []),
      ),

    /**
     * Updates which files a record uses, in the transaction that writes it, from `before` to
     * `after`; files in `before` may stay. Those that the record no longer uses are kept while a
     * admin can put them back. Returns the paths to store. Throws `invalid_request`.
     */
    async attachFiles(
      tx: Db,
      { userId, ownerId, purpose }: Owners,
      before: readonly string[],
      after: readonly string[],
    ): Promise<string[]> {
      const files = after.map(images.pathOf)
      if (isDeepStrictEqual(files, before)) return files
      if (new Set(files).size < files.length)
        throw invalid('files', 'contains a file twice. List each file once')
      const added = files.filter((path) => !before.includes(path))
      const keys = added.flatMap((path) => keyOf(path) ?? [])
      const userIds = ownerId == null ? [userId] : [userId, ownerId]
      const used = await repository.markNewlyUsed(tx, { userIds, purpose, keys })
      if (used.length < added.length)
        throw invalid('files', 'contains a file that you have not uploaded here. Upload it first')
      const dropped = before.filter((path) => !files.includes(path))
      await repository.markUnused(
        tx,
        dropped.flatMap((path) => keyOf(path) ?? []),
        { keptDays: reviewDays },
      )
      return files
    },

    /**
     * Marks which files a record uses after an admin or an undo changed them from `before` to
     * `after`, in the same transaction.
     */
    async exchange(tx: Db, before: readonly string[], after: readonly string[]): Promise<void> {
      const keysOf = (paths: readonly string[]) => paths.flatMap((path) => keyOf(path) ?? [])
      const dropped = before.filter((path) => !after.includes(path))
      await repository.markUnused(tx, keysOf(dropped), { keptDays: reviewDays })
      await repository.markUsedAgain(tx, keysOf(after.filter((path) => !before.includes(path))))
    },

    /** Files as their owner sees them in a list. */
    async mediaOf(paths: readonly string[]): Promise<Media[]> {
      const keys = paths.flatMap((path) => keyOf(path) ?? [])
      const found = keys.length === 0 ? [] : await repository.namesOf(keys)
      const byKey = new Map(found.map((file) => [file.key, file]))
      return paths.map((path) => toMedia(path, byKey.get(keyOf(path) ?? ''), images))
    },

    /**
     * Marks files as unused in the transaction that deletes a user; returns those that no record
     * uses. Schools and stores keep theirs.
     */
    async releaseAll(tx: Db, userId: number): Promise<string[]> {
      const keys = await repository.releaseAllOf(tx, userId)
      return keys.map(pathOf)
    },

    /** Removes the files that no record uses; never throws. */
    async remove(paths: readonly string[]): Promise<void> {
      const keys = paths.flatMap((path) => keyOf(path) ?? [])
      if (keys.length === 0) return
      // The request has already succeeded: `removeStale` removes these files later, and reports
      // errors.
      await repository.removeUnused(keys, removeFiles).catch(() => {})
    },

    /** Removes files that were never attached for a day, and partial files. */
    async removeStale(): Promise<void> {
      await incoming.removeStale()
      let removed = 0
      do removed = await repository.removeStale(removeFiles)
      while (removed > 0)
    },
  }
}
