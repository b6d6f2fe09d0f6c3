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
    /** Renamed in one step, so that no partial folder is visible. */
    async saveFolder(local, folder) {
      const target = join(root, folder)
      await mkdir(dirname(target), { recursive: true })
      await rename(local, target)
    },
    removeFolder: (folder) => disk.deleteAll(folder),
  }
}
