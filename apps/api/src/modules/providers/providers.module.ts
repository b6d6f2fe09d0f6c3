import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { PlansService } from '../billing/plans/plans.service.ts'
import type { Catalogue } from '../catalogue/catalogue.module.ts'
import { sections } from '../catalogue/products/product-shapes.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import type { CaseIntake } from '../trust/cases/case-intake.ts'
import { batchEditingHandlers } from './batches/batch-editing.handlers.ts'
import { createBatchEditingRepository } from './batches/batch-editing.repository.ts'
import { type BatchTimetable, createBatchEditingService } from './batches/batch-editing.service.ts'
import { deletedListingsHandlers } from './deleted-listings/deleted-listings.handlers.ts'
import { createDeletedListingsRepository } from './deleted-listings/deleted-listings.repository.ts'
import { createDeletedListingsService } from './deleted-listings/deleted-listings.service.ts'
import { createFilterDecisionsModule } from './filter-decisions/filter-decisions.module.ts'
import { filterRequestsHandlers } from './filter-requests/filter-requests.handlers.ts'
import { createFilterRequestsRepository } from './filter-requests/filter-requests.repository.ts'
import { createFilterRequests } from './filter-requests/filter-requests.service.ts'
import { createListingAccess } from './members/listing-access.ts'
import { createMemberInvitations } from './members/member-invitations.service.ts'
import { membersHandlers } from './members/members.handlers.ts'
import { createMembersRepository } from './members/members.repository.ts'
import { createMembersService } from './members/members.service.ts'
import { createListingUndoables, type ListingOwnership } from './moderated/listing-undoables.ts'
import { createModeratedListings } from './moderated/moderated-listings.ts'
import { reindex } from './moderated/reindex.ts'
import { myListingsHandlers } from './my-listings/my-listings.handlers.ts'
import { createMyListingsRepository } from './my-listings/my-listings.repository.ts'
import { createMyListingsService } from './my-listings/my-listings.service.ts'
import { previewsHandlers } from './previews/previews.handlers.ts'
import { createPreviewsService } from './previews/previews.service.ts'
import { productEditingHandlers } from './products/product-editing.handlers.ts'
import { createProductEditingRepository } from './products/product-editing.repository.ts'
import { createProductEditingService } from './products/product-editing.service.ts'
import { createProductFieldEditor } from './products/product-field-editor.ts'
import { createSchoolCreation } from './schools/create-school.service.ts'
import { schoolEditingHandlers } from './schools/school-editing.handlers.ts'
import { createSchoolEditingRepository } from './schools/school-editing.repository.ts'
import { createSchoolEditor } from './schools/school-editor.service.ts'
import { createSchoolFieldEditor } from './schools/school-field-editor.ts'
import { storeEditingHandlers } from './stores/store-editing.handlers.ts'
import { createStoreEditingRepository } from './stores/store-editing.repository.ts'
import { createStoreEditingService } from './stores/store-editing.service.ts'
import { createStoreFieldEditor } from './stores/store-field-editor.ts'
import { createStoreLocations } from './stores/store-location.ts'

export interface ProvidersDeps {
  readonly config: Pick<Config, 'basePath' | 'publicUrl'>
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly database: Database
  readonly platform: Platform
  readonly catalogue: Catalogue
  readonly plans: PlansService
  readonly timetable: BatchTimetable
}

/** Creates and edits schools, stores, products and batches, within the limits of a plan. */
export function createProvidersModule(deps: ProvidersDeps) {
  const { audit, intake, config, platform, plans, catalogue } = deps
  const { db } = deps.database
  const { images, locations, outbox, places, uploads, userLimit, editLimit } = platform
  const { filters, products, schoolSummaries: summaries } = catalogue
  const requestsRepository = createFilterRequestsRepository(db)
  const filterRequests = createFilterRequests({
    audit,
    repository: requestsRepository,
    filters,
  })

  const schoolsRepository = createSchoolEditingRepository(db)
  const schoolDeps = { audit, intake, repository: schoolsRepository, uploads, filters }
  const schoolCreation = createSchoolCreation({ ...schoolDeps, plans, locations })
  const schoolFieldEditor = createSchoolFieldEditor({ ...schoolDeps, images, locations, plans })
  const schoolEditor = createSchoolEditor({ ...schoolDeps, filterRequests, summaries, images })

  const storesRepository = createStoreEditingRepository(db)
  const storeLocations = createStoreLocations({ places, locations })
  const stores = createStoreEditingService({
    audit,
    intake,
    repository: storesRepository,
    fieldEditor: createStoreFieldEditor({
      audit,
      intake,
      repository: storesRepository,
      locations: storeLocations,
      uploads,
      filters,
      images,
      plans,
    }),
    locations: storeLocations,
    plans,
    products,
    uploads,
    filters,
    images,
  })

  const productsRepository = createProductEditingRepository(db)
  const productEditing = createProductEditingService({
    audit,
    intake,
    repository: productsRepository,
    stores: storesRepository,
    plans,
    products,
    filters,
    uploads,
    images,
    fieldEditor: createProductFieldEditor({
      audit,
      intake,
      repository: productsRepository,
      filters,
      uploads,
      images,
      plans,
    }),
    requestedFilters: (userId, { kind, name }) =>
      requestsRepository.pendingOf(userId, [sections[kind]], name),
  })
  const batchesRepository = createBatchEditingRepository(db)
  const batches = createBatchEditingService({
    audit,
    repository: batchesRepository,
    products: productsRepository,
    timetable: deps.timetable,
  })
  const deletedListings = createDeletedListingsService({
    audit,
    repository: createDeletedListingsRepository(db),
    stores: storesRepository,
    plans,
    timetable: deps.timetable,
  })
  const previews = createPreviewsService({
    owned: { schools: schoolsRepository, stores: storesRepository, products: productsRepository },
    plans,
    pages: catalogue,
  })
  const listings = createMyListingsService({
    repository: createMyListingsRepository(db),
    filters,
    images,
    plans,
  })

  const moderated = createModeratedListings({
    schools: schoolsRepository,
    stores: storesRepository,
    filters,
    images,
  })

  const site = config.publicUrl + config.basePath
  const filterDecisions = createFilterDecisionsModule({
    audit,
    db,
    filters,
    listings: moderated,
    platform,
    site,
  })

  const membersRepository = createMembersRepository(db)
  const membersDeps = {
    plans,
    repository: membersRepository,
    access: createListingAccess({ repository: membersRepository, audit }),
    outbox,
    site,
  }
  const members = createMembersService(membersDeps)
  const invitations = createMemberInvitations(membersDeps)

  return {
    /** The listings as moderation reads and changes them. */
    moderated: { listings: moderated, reindex },
    undoablesFor: (ownAmong: ListingOwnership) => [
      ...createListingUndoables({
        listings: moderated,
        schools: schoolsRepository,
        uploads,
        batches: batchesRepository,
        timetable: deps.timetable,
        ownAmong,
      }),
      ...filterDecisions.undoables,
    ],
    /** The decided requests of a user for filter values. */
    decidedFilterRequests: filterDecisions.decidedOf,
    handlers: {
      ...myListingsHandlers(listings),
      ...previewsHandlers(previews),
      ...filterRequestsHandlers(filterRequests, userLimit),
      ...filterDecisions.handlers,
      ...schoolEditingHandlers({
        creation: schoolCreation,
        fieldEditor: schoolFieldEditor,
        editor: schoolEditor,
        userLimit,
        editLimit,
      }),
      ...storeEditingHandlers(stores, { userLimit, editLimit }),
      ...productEditingHandlers(productEditing, { userLimit, editLimit }),
      ...batchEditingHandlers(batches, editLimit),
      ...deletedListingsHandlers(deletedListings, editLimit),
      ...membersHandlers({ members, invitations, userLimit }),
    } satisfies Partial<Handlers>,
  }
}
