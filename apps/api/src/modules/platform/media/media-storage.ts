import type { Readable } from 'node:stream'
import type { BucketSettings } from '../../../storage-settings.ts'
import { createDiskStorage } from './disk-storage.ts'

/** Where files lie that people have sent. Keys are paths under `media/`, never a name they gave. */
export interface MediaStorage {
  /** Keeps all files of a folder on this disk under a new key; what is half kept, nobody is shown. */
  keepFolder(local: string, folder: string): Promise<void>
  /** Everything whose key begins with the folder; again does no harm. */
  removeFolder(folder: string): Promise<void>
  /** How a file is read that does not lie in the folder which the server serves. */
  readonly read?: (key: string, wanted: WantedPart) => Promise<StoredFile>
}

/** What a browser asks for: a part of a file, or the file where its own copy is another one. */
export interface WantedPart {
  readonly range: string | undefined
  readonly unlessTag: string | undefined
}

/** What a storage answers, in the words of HTTP. */
export type StoredFile =
  | { readonly status: 304 | 404 | 416 }
  | {
      readonly status: 200 | 206
      readonly headers: Readonly<Record<string, string>>
      readonly body: Readable
    }

export interface StorageConfig {
  readonly dataDir: string
  readonly bucket: BucketSettings | undefined
}

/** The bucket that is configured, else the folder `media` of DATA_DIR. */
export async function createMediaStorage({
  dataDir,
  bucket,
}: StorageConfig): Promise<MediaStorage> {
  if (!bucket) return createDiskStorage(dataDir)
  // Only who has a bucket waits for its client to load.
  const { createBucketStorage } = await import('./bucket-storage.ts')
  return createBucketStorage(bucket)
}
