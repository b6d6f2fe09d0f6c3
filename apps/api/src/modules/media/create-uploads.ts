import type { Db } from '../../db/connect.ts'
import { createPictures } from '../pictures/picture-addresses.ts'
import { createIncomingFiles } from './incoming-files.ts'
import { createMediaStorage, type StorageConfig } from './media-storage.ts'
import { createUploadsRepository } from './uploads.repository.ts'
import { createUploadsService, type UploadsService } from './uploads.service.ts'

interface UploadsConfig extends StorageConfig {
  readonly basePath: string
}

/** The uploads service with everything it stands on. */
export function createUploads(config: UploadsConfig, db: Db): UploadsService {
  return createUploadsService({
    repository: createUploadsRepository(db),
    storage: createMediaStorage(config),
    incoming: createIncomingFiles(config),
    pictures: createPictures(config.basePath),
  })
}
