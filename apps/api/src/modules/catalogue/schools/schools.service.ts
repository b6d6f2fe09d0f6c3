import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import { toComparedSchool } from './compared-school.ts'
import { toSchoolPage } from './school-page.ts'
import type { SchoolSummaries } from './school-summaries.ts'
import { toSchoolSummary } from './school-summary.ts'
import type { SchoolsRepository } from './schools.repository.ts'

export interface SchoolsDeps {
  readonly repository: SchoolsRepository
  readonly summaries: SchoolSummaries
  readonly places: Pick<PlacesService, 'findPlace'>
}

/** What `compareSchools` is asked: slugs of schools, and the slug of a place. */
export type ComparisonRequest = Query<'compareSchools'>

export type SchoolsService = ReturnType<typeof createSchoolsService>

export function createSchoolsService({ repository, summaries, places }: SchoolsDeps) {
  async function pageByFormerSlug(slug: string, boards: readonly number[]) {
    const present = (await repository.findPresentSlugs([slug])).get(slug)
    return present === undefined ? undefined : repository.findPage(present, boards)
  }

  /** The rows by the slugs asked for, be they of today or former ones. */
  async function pagesOf(slugs: readonly string[]) {
    const rows = await repository.findPages(slugs)
    const found = new Set(rows.map((row) => row.slug))
    const present = await repository.findPresentSlugs(slugs.filter((slug) => !found.has(slug)))
    const renamed = await repository.findPages([...new Set(present.values())])
    const bySlug = new Map([...rows, ...renamed].map((row) => [row.slug, row]))
    return slugs.flatMap((slug) => {
      const row = bySlug.get(present.get(slug) ?? slug)
      return row ? [[slug, row] as const] : []
    })
  }

  return {
    /** A school's page, also by a slug that it had once. Throws `not_found` where no live school has the slug. */
    async page(slug: string) {
      const setting = await summaries.setting()
      const { boards } = setting.catalogue
      const found =
        (await repository.findPage(slug, boards)) ?? (await pageByFormerSlug(slug, boards))
      if (!found) throw new AppError('not_found', 'There is no school at this address.')
      const similar = found.similar.map((row) => toSchoolSummary(row, row.distanceKm, setting))
      return toSchoolPage({ ...found, similar }, setting)
    },

    /** Live schools side by side, in the order asked for, and the slugs that none has or had. */
    async compare({ slugs, place: placeSlug }: ComparisonRequest) {
      const [rows, place, setting] = await Promise.all([
        pagesOf(slugs),
        placeSlug === undefined ? undefined : places.findPlace(placeSlug),
        summaries.setting(),
      ])
      const bySlug = new Map(rows)
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
