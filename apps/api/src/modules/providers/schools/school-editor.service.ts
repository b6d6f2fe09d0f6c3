import type { Caller } from '../../../caller.ts'
import { chosenValues } from '../../catalogue/filters/derived-values.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import { toSchoolSummary } from '../../catalogue/schools/school-summary.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { withCaption } from '../../platform/media/media.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import { isHiddenByAdmin } from '../../trust/cases/case-states.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import type { FilterRequestsService } from '../filter-requests/filter-requests.service.ts'
import { completionOf } from './school-completion.ts'
import type { SchoolEditingRepository } from './school-editing.repository.ts'
import { schoolRecord } from './school-field-editor.ts'
import type { SchoolUploads } from './school-files.ts'
import { admissionsField, feesField, timingsField } from './school-groups.ts'

export type SchoolEditor = ReturnType<typeof createSchoolEditor>

interface SchoolEditorDeps {
  readonly repository: SchoolEditingRepository
  readonly uploads: SchoolUploads
  readonly filters: FiltersService
  readonly filterRequests: FilterRequestsService
  readonly summaries: SchoolSummaries
  readonly images: Images
}

/** Reads schools for their editor, active or not. */
export function createSchoolEditor({
  repository,
  uploads,
  filters,
  filterRequests,
  summaries,
  images,
}: SchoolEditorDeps) {
  return {
    /** The `SchoolEditor` of the contract. Throws `not_found`, `forbidden`. */
    async of(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await repository.find(id), schoolRecord)
      const [media, catalogue, setting, requested] = await Promise.all([
        uploads.mediaOf(row.files),
        filters.catalogue(),
        summaries.context(),
        filterRequests.pendingOf(caller.userId, ['schools'], row.name),
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
        students_per_teacher: row.studentsPerTeacher,
        website: row.website,
        timings: timingsField(row),
        fees: feesField(row),
        ages: { age_min: row.ageMin, age_max: row.ageMax },
        seats: { total: row.seatsTotal, left: row.seatsLeft },
        admissions: admissionsField(row),
        description: row.description === null ? null : cleanHtml(row.description),
        files: row.files.map(images.file),
        media: media.map((file, i) => withCaption(file, row.fileCaptions[i] ?? null)),
        is_active: row.isActive,
        is_hidden_by_admin: isHiddenByAdmin(row),
        filters_values: catalogue.filtersOf('schools'),
        filter_ids: chosenValues(row.filterIds),
        requested_filters: requested,
        revision: row.revision,
        completeness: completionOf(row, catalogue),
        summary: toSchoolSummary(row, null, setting),
        updated_at: row.updatedAt.toISOString(),
      }
    },
  }
}
