import type { Images } from '../../platform/images/image-addresses.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import { todayInIndia } from './school-dates.ts'
import { type SchoolSummary, type SummarySetting, toSchoolSummary } from './school-summary.ts'
import type { SchoolsRepository } from './schools.repository.ts'

/** A school and how far it is, from another or from a place. */
export interface Near {
  readonly id: number
  readonly distanceKm: number | null
}

export type SchoolSummaries = ReturnType<typeof createSchoolSummaries>

/** Makes lines of lists: of the list itself, of search, and of the schools near another. */
export function createSchoolSummaries(needs: {
  repository: SchoolsRepository
  filters: FiltersService
  images: Images
}) {
  const { repository, filters, images } = needs

  /** What lines are made with, as it is now. */
  async function setting(): Promise<SummarySetting> {
    return { catalogue: await filters.catalogue(), images, today: todayInIndia() }
  }

  return {
    setting,

    /** Lines in the order given, by one query; a school that is gone is left out. */
    async of(schools: readonly Near[]): Promise<SchoolSummary[]> {
      if (schools.length === 0) return []
      const [rows, now] = await Promise.all([
        repository.findSummaries(schools.map(({ id }) => id)),
        setting(),
      ])
      const byId = new Map(rows.map((row) => [row.id, row]))
      return schools.flatMap(({ id, distanceKm }) => {
        const row = byId.get(id)
        return row ? [toSchoolSummary(row, distanceKm, now)] : []
      })
    },
  }
}
