import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import { type SchoolSummary, type SummaryContext, toSchoolSummary } from './school-summary.ts'
import type { SchoolsRepository } from './schools.repository.ts'

export type SchoolSummaries = ReturnType<typeof createSchoolSummaries>

/** A school to summarise, with its distance from the location of the list, if there is one. */
interface RankedSchool {
  readonly id: number
  readonly distanceKm: number | null
}

interface SchoolSummariesDeps {
  readonly repository: SchoolsRepository
  readonly filters: FiltersService
  readonly images: Images
}

/** Creates school summaries for lists, search and nearby schools. */
export function createSchoolSummaries({ repository, filters, images }: SchoolSummariesDeps) {
  async function context(): Promise<SummaryContext> {
    return { catalogue: await filters.catalogue(), images, today: todayInIndia() }
  }

  return {
    context,

    /** Summaries in the given order, by one query. Schools that are no longer public are left out. */
    async of(schools: readonly RankedSchool[]): Promise<SchoolSummary[]> {
      if (schools.length === 0) return []
      const [rows, summaryContext] = await Promise.all([
        repository.findSummaries(schools.map(({ id }) => id)),
        context(),
      ])
      const byId = new Map(rows.map((row) => [row.id, row]))
      return schools.flatMap(({ id, distanceKm }) => {
        const row = byId.get(id)
        return row ? [toSchoolSummary(row, distanceKm, summaryContext)] : []
      })
    },
  }
}
