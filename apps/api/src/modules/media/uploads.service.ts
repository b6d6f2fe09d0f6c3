import type { Db } from '../../db/connect.ts'
import { hasCode } from '../../db/embedded/error-code.ts'
import { notSignedIn } from '../sessions/caller.ts'
import { newToken } from '../tokens/tokens.ts'
import type { MediaStorage } from './media-storage.ts'
import { redrawPicture } from './redraw-picture.ts'
import type { UploadPurpose, UploadsRepository } from './uploads.repository.ts'

export type UploadsService = ReturnType<typeof createUploadsService>

interface UploadsNeeds {
  readonly repository: UploadsRepository
  readonly storage: MediaStorage
}

/** Whose file it is, and what it was sent for. */
interface Owner {
  readonly userId: number
  readonly purpose: UploadPurpose
}

/** What pages and tables call a file that somebody sent, such as /media/uploads/4f…/960x640.webp. */
const shape = /^\/media\/(uploads\/[A-Za-z0-9_-]{43}\/\d+x\d+\.webp)$/
const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'))
const keyOf = (path: string) => shape.exec(path)?.[1]

/** Files that users send: kept, put to use, and removed once nothing shows them. */
export function createUploadsService({ repository, storage }: UploadsNeeds) {
  const removeFiles = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => storage.removeFolder(folderOf(key))))
  }

  const add: UploadsRepository['add'] = async (upload) => {
    try {
      await repository.add(upload)
    } catch (error) {
      // foreign_key_violation: the account was deleted while its picture was drawn.
      throw hasCode(error, '23503') ? notSignedIn() : error
    }
  }

  return {
    /** Keeps a picture under a name that nobody guesses; gives its path. Throws `invalid_request`. */
    async keepPicture({ userId, purpose }: Owner, bytes: Uint8Array): Promise<string> {
      const { files, mime, width, height } = await redrawPicture(bytes)
      const folder = `uploads/${newToken()}`
      const size = files.reduce((sum, file) => sum + file.bytes.length, 0)
      const key = `${folder}/${files[0]?.name}`
      // The row first: a sweep finds what was kept by half.
      await add({ key, userId, purpose, mime, bytes: size, width, height })
      await Promise.all(
        files.map(({ name, bytes: drawn }) => storage.put(`${folder}/${name}`, drawn, mime)),
      )
      return `/media/${key}`
    },

    /** Notes, in the transaction of what shows it, that a file is shown; false where it is not theirs. */
    async use(tx: Db, owner: Owner, path: string): Promise<boolean> {
      const key = keyOf(path)
      return key !== undefined && repository.markUsed(tx, { ...owner, key })
    },

    /** Notes, in the same way, that nothing shows these any more; `remove` them after the commit. */
    release: (tx: Db, paths: readonly string[]) =>
      repository.markUnused(
        tx,
        paths.flatMap((path) => keyOf(path) ?? []),
      ),

    /** The same for all that a user has sent for a purpose; gives their paths. */
    async releaseAll(tx: Db, { userId, purpose }: Owner): Promise<string[]> {
      const keys = await repository.markAllUnused(tx, userId, purpose)
      return keys.map((key) => `/media/${key}`)
    },

    /** Removes those of the files that nothing shows; never throws. */
    async remove(paths: readonly string[]): Promise<void> {
      const keys = paths.flatMap((path) => keyOf(path) ?? [])
      if (keys.length === 0) return
      // What it was done for is done: what can't be removed now, the sweep removes, and tells of it.
      await repository.removeUnused(keys, removeFiles).catch(() => {})
    },

    /** Removes what was sent a day ago and never put to use. */
    async sweep(): Promise<void> {
      let removed = 0
      do removed = await repository.removeStale(removeFiles)
      while (removed > 0)
    },
  }
}
