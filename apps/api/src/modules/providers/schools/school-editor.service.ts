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
import { toCommonFields } from './school-fields.ts'
import type { SchoolUploads } from './school-files.ts'

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
        ...toCommonFields(row),
        location: row.location,
        lat: row.lat,
        long: row.lng,
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
