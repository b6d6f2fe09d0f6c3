import type { Db } from './db/connect.ts'
import type { FiltersService } from './modules/catalogue/filters/filters.service.ts'
import type { SchoolSummaries } from './modules/catalogue/schools/school-summaries.ts'
import type { Images } from './modules/platform/images/image-addresses.ts'
import type { UploadsService } from './modules/platform/media/uploads.service.ts'
import { createLocationResolver } from './modules/platform/places/location-resolver.ts'
import { createPlacesRepository } from './modules/platform/places/places.repository.ts'
import type { LimitsService } from './modules/platform/rate-limits/limits.service.ts'
import { createUserLimit } from './modules/platform/rate-limits/user-limit.ts'
import { filterRequestsHandlers } from './modules/providers/filter-requests/filter-requests.handlers.ts'
import { createFilterRequestsRepository } from './modules/providers/filter-requests/filter-requests.repository.ts'
import { createFilterRequests } from './modules/providers/filter-requests/filter-requests.service.ts'
import type { PlansService } from './modules/providers/plans/plans.service.ts'
import { createSchoolCreation } from './modules/providers/schools/create-school.service.ts'
import { createSchoolEdits } from './modules/providers/schools/edit-school.service.ts'
import { schoolEditingHandlers } from './modules/providers/schools/school-editing.handlers.ts'
import { createSchoolEditingRepository } from './modules/providers/schools/school-editing.repository.ts'
import { createSchoolEditor } from './modules/providers/schools/school-editor.service.ts'

interface SchoolProviderDeps {
  readonly db: Db
  readonly filters: FiltersService
  readonly limits: LimitsService
  readonly images: Images
  readonly plans: PlansService
  readonly summaries: SchoolSummaries
  readonly uploads: UploadsService
}

/** Who answers the operations by which schools are listed and edited. */
export function schoolProviderHandlers(needs: SchoolProviderDeps) {
  const { db, filters, limits, images, plans, summaries, uploads: files } = needs
  const userLimit = createUserLimit(limits)
  const repository = createSchoolEditingRepository(db)
  const locations = createLocationResolver(createPlacesRepository(db))
  const filterRequests = createFilterRequests({
    repository: createFilterRequestsRepository(db),
    filters,
  })
  return {
    ...schoolEditingHandlers({
      creation: createSchoolCreation({ repository, files, filters, plans, locations }),
      edits: createSchoolEdits({ repository, files, filters, images, locations }),
      editor: createSchoolEditor({
        ...{ repository, files, filters, filterRequests, summaries, images },
      }),
      userLimit,
    }),
    ...filterRequestsHandlers(filterRequests, userLimit),
  }
}
