import type { Db } from '../../../db/connect.ts'
import { createImages } from '../images/image-urls.ts'
import { createImageReencoding } from './image-reencoding.ts'
import type { ImageWorkerOptions } from './image-worker.ts'
import { createIncomingFiles } from './incoming-files.ts'
import type { MediaStorage } from './media-storage.ts'
import { createUploadsRepository } from './uploads.repository.ts'
import { createUploadsService, type UploadsService } from './uploads.service.ts'

interface UploadsConfig {
  readonly basePath: string
  readonly dataDir: string
}

interface CreateUploadsDeps {
  readonly db: Db
  readonly storage: MediaStorage
  readonly imageWorker?: ImageWorkerOptions
}

/** The uploads service with its dependencies. */
export function createUploads(
  config: UploadsConfig,
  { db, storage, imageWorker }: CreateUploadsDeps,
): UploadsService {
  return createUploadsService({
    repository: createUploadsRepository(db),
    storage,
    incoming: createIncomingFiles(config),
    reencoding: createImageReencoding(imageWorker),
    images: createImages(config.basePath),
  })
}
