import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import { createExportLogRepository } from './csv/export-log.repository.ts'
import { createExportLog } from './csv/export-log.service.ts'
import { createDiskSpace } from './health/disk-space.ts'
import { healthHandlers } from './health/health.handlers.ts'
import { createHealthRepository } from './health/health.repository.ts'
import { createHealthService } from './health/health.service.ts'
import { createImages } from './images/image-urls.ts'
import { createOutboxRepository } from './mail/outbox.repository.ts'
import { createOutbox } from './mail/outbox.service.ts'
import { createUploads } from './media/create-uploads.ts'
import type { MediaStorage } from './media/media-storage.ts'
import { uploadsHandlers } from './media/uploads.handlers.ts'
import { createLocationResolver } from './places/location-resolver.ts'
import { createMapNames } from './places/map-names.service.ts'
import { placesHandlers } from './places/places.handlers.ts'
import { createPlacesRepository } from './places/places.repository.ts'
import { createPlacesService } from './places/places.service.ts'
import type { ScheduledTask } from './queue/task-queue.ts'
import { createBlockLimits } from './rate-limits/block-limits.ts'
import { createEditLimit } from './rate-limits/edit-limit.ts'
import { createFormLimit } from './rate-limits/form-limit.ts'
import { createLimitsRepository } from './rate-limits/limits.repository.ts'
import { createLimitsService } from './rate-limits/limits.service.ts'
import { createUserLimit } from './rate-limits/user-limit.ts'

export interface PlatformDeps {
  readonly config: Pick<Config, 'basePath' | 'dataDir' | 'editRateLimit' | 'formRateLimit'>
  readonly database: Database
  readonly storage: MediaStorage
}

export type Platform = ReturnType<typeof createPlatformModule>

/** The module that every other module depends on: email, files, rate limits, places and images. */
export function createPlatformModule({ config, database, storage }: PlatformDeps) {
  const { db } = database
  const limitsRepository = createLimitsRepository(db)
  const limits = createLimitsService(limitsRepository)
  const userLimit = createUserLimit(limits)
  const placesRepository = createPlacesRepository(db)
  const places = createPlacesService(placesRepository)
  const locations = createLocationResolver(placesRepository)
  const outboxRepository = createOutboxRepository(db)
  const uploads = createUploads(config, { db, storage })
  const health = createHealthService(createHealthRepository(db), createDiskSpace(config.dataDir))
  return {
    exportLog: createExportLog(createExportLogRepository(db)),
    images: createImages(config.basePath),
    limits,
    limitsInBlocks: createBlockLimits(limitsRepository),
    formLimit: createFormLimit(limits, config.formRateLimit),
    userLimit,
    editLimit: createEditLimit(userLimit, config.editRateLimit),
    places,
    locations,
    outbox: createOutbox(outboxRepository),
    outboxRepository,
    uploads,
    tasks: [
      { name: 'remove-unused-uploads', cron: '30 * * * *', run: uploads.removeStale },
    ] satisfies ScheduledTask[],
    handlers: {
      ...healthHandlers(health),
      ...placesHandlers({ places, locations, mapNames: createMapNames(placesRepository) }),
      ...uploadsHandlers(uploads, userLimit),
    } satisfies Partial<Handlers>,
  }
}
