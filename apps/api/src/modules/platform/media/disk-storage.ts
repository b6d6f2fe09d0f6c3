import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { MediaStorage } from './media-storage.ts'

/** The folder `media` of DATA_DIR, which the server also serves. */
export function createDiskStorage(dataDir: string): MediaStorage {
  const root = join(dataDir, 'media')
  const disk = new Disk(new FSDriver({ location: root, visibility: 'public' }))
  return {
    /** Moved as a whole: there is no moment at which a part of it is there. */
    async keepFolder(local, folder) {
      const kept = join(root, folder)
      await mkdir(dirname(kept), { recursive: true })
      await rename(local, kept)
    },
    removeFolder: (folder) => disk.deleteAll(folder),
  }
}
