import type { Database } from '../../../db/connect.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { createListingPurgeRepository } from './listing-purge.repository.ts'
import { createListingPurge } from './listing-purge.service.ts'

interface ListingPurgeModuleDeps {
  readonly audit: AuditService
  readonly database: Database
  readonly uploads: UploadsService
}

/** The removal of deleted listings, which accounts need before the other parts of providers exist. */
export const createListingPurgeModule = ({ audit, database, uploads }: ListingPurgeModuleDeps) =>
  createListingPurge({ audit, repository: createListingPurgeRepository(database.db), uploads })
