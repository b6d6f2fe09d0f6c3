import type { Readable } from 'node:stream'
import type { BucketSettings } from '../../../storage-settings.ts'
import { createDiskStorage } from './disk-storage.ts'

/** The storage of uploads. Keys are paths below `media/`, never the names that users gave. */
export interface MediaStorage {
  /** Saves all files of a local folder under a new key; partial files are never served. */
  saveFolder(local: string, folder: string): Promise<void>
  /** Removes everything whose key begins with the folder; safe to repeat. */
  removeFolder(folder: string): Promise<void>
  /** Reads a file that is not in the served folder. */
  readonly read?: (key: string, options: ReadOptions) => Promise<StoredFile>
}

/** The request of the browser: a range of a file, or the file unless its copy is current. */
export interface ReadOptions {
  readonly range: string | undefined
  readonly unlessTag: string | undefined
}

/** The storage's response, in HTTP terms. */
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

/** The configured bucket, or else the folder `media` of DATA_DIR. */
export async function createMediaStorage({
  dataDir,
  bucket,
}: StorageConfig): Promise<MediaStorage> {
  if (!bucket) return createDiskStorage(dataDir)
  // The client is loaded only if a bucket is configured.
  const { createBucketStorage } = await import('./bucket-storage.ts')
  return createBucketStorage(bucket)
}
