import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { hasCode } from '../../../db/embedded/error-code.ts'
import { newToken } from '../../accounts/link-tokens/tokens.ts'
import { notSignedIn } from '../../accounts/sessions/caller.ts'
import type { Images } from '../images/image-addresses.ts'
import type { IncomingFiles } from './incoming-files.ts'
import { type KeptFile, keepable } from './keepable-file.ts'
import { type Media, toMedia } from './media.ts'
import type { MediaStorage } from './media-storage.ts'
import type { ReceivedFile } from './received-file.ts'
import { folderOf, keyOf, pathOf } from './upload-paths.ts'
import type { UploadPurpose, UploadsRepository } from './uploads.repository.ts'

export type UploadsService = ReturnType<typeof createUploadsService>

interface UploadsDeps {
  readonly repository: UploadsRepository
  readonly storage: MediaStorage
  readonly incoming: IncomingFiles
  readonly images: Images
}

/** Whose file it is, and what it was sent for. */
interface Owner {
  readonly userId: number
  readonly purpose: UploadPurpose
}

/** Whose files an entity may show: of who edits it, and of who owns it. */
interface Owners {
  readonly userId: number
  readonly ownerId?: number | null
  readonly purpose: UploadPurpose
}

/** Files that users send: kept, put to use, and removed once nothing shows them. */
export function createUploadsService({ repository, storage, incoming, images }: UploadsDeps) {
  const removeFiles = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => storage.removeFolder(folderOf(key))))
  }

  const add = async ({ userId, purpose }: Owner, key: string, file: KeptFile): Promise<void> => {
    const { name, bytes, mime, width, height } = file
    try {
      await repository.add({ key, userId, purpose, name, bytes, mime, width, height })
    } catch (error) {
      // foreign_key_violation: the account was deleted while its image was drawn.
      throw hasCode(error, '23503') ? notSignedIn() : error
    }
  }

  return {
    /** Gives the work a folder in which a file may come in. */
    inFolder: incoming.inFolder,

    /** Keeps a file under a name that nobody guesses; `folder` is for work. Throws `invalid_request`. */
    async keep(owner: Owner, received: ReceivedFile, folder: string): Promise<Media> {
      const kept = await keepable(received, folder)
      const token = newToken()
      const key = `uploads/${token}/${kept.path}`
      // The row first: a sweep finds what was kept by half.
      await add(owner, key, kept)
      await storage.keepFolder(kept.folder, `uploads/${token}`)
      return toMedia(pathOf(key), kept, images)
    },

    /** Notes, in the transaction of what shows it, that a file is shown; false where it is not theirs. */
    async use(tx: Db, { userId, purpose }: Owner, path: string): Promise<boolean> {
      const key = keyOf(path)
      if (key === undefined) return false
      const used = await repository.markUsed(tx, { userIds: [userId], purpose, keys: [key] })
      return used.length > 0
    },

    /** Notes, in the same way, that nothing shows these any more; `remove` them after the commit. */
    release: (tx: Db, paths: readonly string[]) =>
      repository.markUnused(
        tx,
        paths.flatMap((path) => keyOf(path) ?? []),
      ),

    /**
     * Notes, in the transaction that writes it, that an entity shows the files `after` where it
     * showed `before`. Gives them as they are kept, and what is `dropped`: `remove` that after the
     * commit. What it showed already, it may go on showing. Throws `invalid_request`.
     */
    async useFiles(
      tx: Db,
      { userId, ownerId, purpose }: Owners,
      before: readonly string[],
      after: readonly string[],
    ): Promise<{ files: string[]; dropped: string[] }> {
      const files = after.map(images.pathOf)
      if (isDeepStrictEqual(files, before)) return { files, dropped: [] }
      if (new Set(files).size < files.length)
        throw invalid('files', 'names a file twice; please name each once')
      const added = files.filter((path) => !before.includes(path))
      const keys = added.flatMap((path) => keyOf(path) ?? [])
      const userIds = ownerId == null ? [userId] : [userId, ownerId]
      const used = await repository.markNewlyUsed(tx, { userIds, purpose, keys })
      if (used.length < added.length)
        throw invalid('files', 'names a file that you have not uploaded for this; please upload it')
      const dropped = before.filter((path) => !files.includes(path))
      await repository.markUnused(
        tx,
        dropped.flatMap((path) => keyOf(path) ?? []),
      )
      return { files, dropped }
    },

    /** Files as their owner sees them in a list. */
    async mediaOf(paths: readonly string[]): Promise<Media[]> {
      const keys = paths.flatMap((path) => keyOf(path) ?? [])
      const found = keys.length === 0 ? [] : await repository.namesOf(keys)
      const byKey = new Map(found.map((file) => [file.key, file]))
      return paths.map((path) => toMedia(path, byKey.get(keyOf(path) ?? ''), images))
    },

    /**
     * Notes that a user goes, in the transaction that forgets them: gives what nothing shows then.
     * What schools and stores show, they go on showing.
     */
    async releaseAll(tx: Db, userId: number): Promise<string[]> {
      const keys = await repository.markLeft(tx, userId)
      return keys.map(pathOf)
    },

    /** Removes those of the files that nothing shows; never throws. */
    async remove(paths: readonly string[]): Promise<void> {
      const keys = paths.flatMap((path) => keyOf(path) ?? [])
      if (keys.length === 0) return
      // What it was done for is done: what can't be removed now, the sweep removes, and tells of it.
      await repository.removeUnused(keys, removeFiles).catch(() => {})
    },

    /** Removes what was sent a day ago and never put to use, and what came in by half. */
    async sweep(): Promise<void> {
      await incoming.sweep()
      let removed = 0
      do removed = await repository.removeStale(removeFiles)
      while (removed > 0)
    },
  }
}
