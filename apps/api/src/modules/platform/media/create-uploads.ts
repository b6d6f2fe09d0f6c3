import type { Db } from '../../../db/connect.ts'
import { createImages } from '../images/image-urls.ts'
import { createIncomingFiles } from './incoming-files.ts'
import type { MediaStorage } from './media-storage.ts'
import { createUploadsRepository } from './uploads.repository.ts'
import { createUploadsService, type UploadsService } from './uploads.service.ts'

interface UploadsConfig {
  readonly basePath: string
  readonly dataDir: string
}

/** The uploads service with its dependencies. */
export function createUploads(
  config: UploadsConfig,
  { db, storage }: { readonly db: Db; readonly storage: MediaStorage },
): UploadsService {
  return createUploadsService({
    repository: createUploadsRepository(db),
    storage,
    incoming: createIncomingFiles(config),
    images: createImages(config.basePath),
  })
}
