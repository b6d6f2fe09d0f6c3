import { type Caller, forbidden } from '../../accounts/sessions/caller.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import { toSchoolSummary } from '../../catalogue/schools/school-summary.ts'
import { cleanHtml } from '../../content/rich-text/clean-html.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { FilterRequestsService } from '../filter-requests/filter-requests.service.ts'
import { noSuchSchool } from './edit-school.service.ts'
import { completionOf } from './school-completion.ts'
import type { SchoolEditingRepository } from './school-editing.repository.ts'
import type { ListedFiles } from './school-files.ts'

interface SchoolEditorDeps {
  readonly repository: SchoolEditingRepository
  readonly files: ListedFiles
  readonly filters: FiltersService
  readonly filterRequests: FilterRequestsService
  readonly summaries: SchoolSummaries
  readonly images: Images
}

/** Reads schools as their editor needs them, live or not. */
export function createSchoolEditor(needs: SchoolEditorDeps) {
  const { repository, files, filters, filterRequests, summaries, images } = needs
  return {
    /** The `SchoolEditor` of the contract. Throws `not_found`, `forbidden`. */
    async of({ userId, isAdmin }: Caller, id: number) {
      const row = await repository.find(id)
      if (!row) throw noSuchSchool()
      if (row.ownerId !== userId && !isAdmin) throw forbidden('This school is not yours.')
      const [media, catalogue, setting, requested] = await Promise.all([
        files.mediaOf(row.files),
        filters.catalogue(),
        summaries.context(),
        filterRequests.pendingOf(userId, ['schools'], row.name),
      ])
      return {
        id,
        name: row.name,
        slug: row.slug,
        established_on: row.establishedOn,
        is_online: row.isOnline,
        location: row.location,
        lat: row.lat,
        long: row.lng,
        address: row.address,
        contact_name: row.contactName,
        contact_email: row.contactEmail,
        contact_phone: row.contactPhone,
        n_students: row.nStudents,
        n_classrooms: row.nClassrooms,
        description: row.description === null ? null : cleanHtml(row.description),
        files: row.files.map(images.file),
        media,
        is_active: row.isActive,
        filters_values: catalogue.filtersOf('schools'),
        filter_ids: row.filterIds,
        requested_filters: requested,
        revision: row.revision,
        completeness: completionOf(row, catalogue),
        summary: toSchoolSummary(row, null, setting),
        updated_at: row.updatedAt.toISOString(),
      }
    },
  }
}
