import type { Db } from './db/connect.ts'
import { filterRequestsHandlers } from './modules/filter-requests/filter-requests.handlers.ts'
import { createFilterRequestsRepository } from './modules/filter-requests/filter-requests.repository.ts'
import { createFilterRequests } from './modules/filter-requests/filter-requests.service.ts'
import type { FiltersService } from './modules/filters/filters.service.ts'
import type { Images } from './modules/images/image-addresses.ts'
import type { LimitsService } from './modules/limits/limits.service.ts'
import { createUserLimit } from './modules/limits/user-limit.ts'
import type { UploadsService } from './modules/media/uploads.service.ts'
import { createLocationResolver } from './modules/places/location-resolver.ts'
import { createPlacesRepository } from './modules/places/places.repository.ts'
import type { PlansService } from './modules/plans/plans.service.ts'
import { createSchoolCreation } from './modules/school-editing/create-school.service.ts'
import { createSchoolEdits } from './modules/school-editing/edit-school.service.ts'
import { schoolEditingHandlers } from './modules/school-editing/school-editing.handlers.ts'
import { createSchoolEditingRepository } from './modules/school-editing/school-editing.repository.ts'
import { createSchoolEditor } from './modules/school-editing/school-editor.service.ts'
import type { SchoolSummaries } from './modules/schools/school-summaries.ts'

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
