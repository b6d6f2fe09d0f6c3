import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files lie that people have sent. Keys are paths under `media/`, never a name they gave. */
export interface MediaStorage {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Everything whose key begins with the folder; again does no harm. */
  removeFolder(folder: string): Promise<void>
}

/** The folder `media` of DATA_DIR, which the server also serves. */
export function createMediaStorage({ dataDir }: { readonly dataDir: string }): MediaStorage {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'media'), visibility: 'public' }))
  return {
    put: (key, bytes, mime) => disk.put(key, bytes, { contentType: mime }),
    removeFolder: (folder) => disk.deleteAll(folder),
  }
}
