import { AppError } from '../../app-error.ts'
import type { PlacesService } from '../places/places.service.ts'
import { toComparedSchool } from './compared-school.ts'
import { toSchoolPage } from './school-page.ts'
import type { SchoolSummaries } from './school-summaries.ts'
import { toSchoolSummary } from './school-summary.ts'
import type { SchoolsRepository } from './schools.repository.ts'

export interface SchoolsNeeds {
  readonly repository: SchoolsRepository
  readonly summaries: SchoolSummaries
  readonly places: Pick<PlacesService, 'findPlace'>
}

/** What `compareSchools` is asked: slugs of schools, and the slug of a place. */
export interface ComparisonRequest {
  readonly slugs: readonly string[]
  readonly place?: string
}

export type SchoolsService = ReturnType<typeof createSchoolsService>

export function createSchoolsService({ repository, summaries, places }: SchoolsNeeds) {
  return {
    /** A school's page. Throws `not_found` where no live school has the slug. */
    async page(slug: string) {
      const setting = await summaries.setting()
      const found = await repository.findPage(slug, setting.catalogue.boards)
      if (!found) throw new AppError('not_found', 'There is no school at this address.')
      const similar = found.similar.map((row) => toSchoolSummary(row, row.distanceKm, setting))
      return toSchoolPage({ ...found, similar }, setting)
    },

    /** Live schools side by side, in the order asked for, and the slugs that none has. */
    async compare({ slugs, place: placeSlug }: ComparisonRequest) {
      const [rows, place, setting] = await Promise.all([
        repository.findPages(slugs),
        placeSlug === undefined ? undefined : places.findPlace(placeSlug),
        summaries.setting(),
      ])
      const bySlug = new Map(rows.map((row) => [row.slug, row]))
      return {
        schools: slugs.flatMap((slug) => {
          const row = bySlug.get(slug)
          return row ? [toComparedSchool(row, place, setting)] : []
        }),
        unknown: slugs.filter((slug) => !bySlug.has(slug)),
        place: place ?? null,
      }
    },
  }
}
