import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files lie that people have sent. Keys are paths under `media/`, never a name they gave. */
export interface MediaStorage {
  /** Keeps all files of a folder on this disk under a new key; what is half kept, nobody is shown. */
  keepFolder(local: string, folder: string): Promise<void>
  /** Everything whose key begins with the folder; again does no harm. */
  removeFolder(folder: string): Promise<void>
}

export interface StorageConfig {
  readonly dataDir: string
}

/** The folder `media` of DATA_DIR, which the server also serves. */
export function createMediaStorage({ dataDir }: StorageConfig): MediaStorage {
  const root = join(dataDir, 'media')
  const disk = new Disk(new FSDriver({ location: root, visibility: 'public' }))
  return {
    async keepFolder(local, folder) {
      const kept = join(root, folder)
      await mkdir(dirname(kept), { recursive: true })
      await rename(local, kept)
    },
    removeFolder: (folder) => disk.deleteAll(folder),
  }
}
