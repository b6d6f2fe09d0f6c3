import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import { maskedPhone } from '../phones/masked-phone.ts'
import { toComparedSchool } from './compared-school.ts'
import { toSchoolPage } from './school-page.ts'
import type { SchoolSummaries } from './school-summaries.ts'
import { isApproximate, type SummaryContext, toSchoolSummary } from './school-summary.ts'
import type { SchoolPageRows, SchoolsRepository } from './schools.repository.ts'

export interface SchoolsDeps {
  readonly repository: SchoolsRepository
  readonly summaries: SchoolSummaries
  readonly places: Pick<PlacesService, 'findPlace'>
}

/** The parameters of `compareSchools`: slugs of schools, and the slug of a place. */
export type ComparisonRequest = Query<'compareSchools'>

export type SchoolsService = ReturnType<typeof createSchoolsService>

export function createSchoolsService({ repository, summaries, places }: SchoolsDeps) {
  async function pageByFormerSlug(slug: string, boards: readonly number[]) {
    const current = (await repository.findCurrentSlugs([slug])).get(slug)
    return current === undefined ? undefined : repository.findPage(current, boards)
  }

  /** The rows by requested slug, which can be a current or a former one. */
  async function pagesOf(slugs: readonly string[]) {
    const rows = await repository.findPages(slugs)
    const found = new Set(rows.map((row) => row.slug))
    const current = await repository.findCurrentSlugs(slugs.filter((slug) => !found.has(slug)))
    const renamed = await repository.findPages([...new Set(current.values())])
    const bySlug = new Map([...rows, ...renamed].map((row) => [row.slug, row]))
    return slugs.flatMap((slug) => {
      const row = bySlug.get(current.get(slug) ?? slug)
      return row ? [[slug, row] as const] : []
    })
  }

  return {
    /**
     * A school's page, by its slug or a former one. Throws `not_found` if no public school has the
     * slug.
     */
    async page(slug: string) {
      const context = await summaries.context()
      const { boards } = context.catalogue
      const found =
        (await repository.findPage(slug, boards)) ?? (await pageByFormerSlug(slug, boards))
      return masked(pageFrom(found, context))
    },

    /**
     * A school's page by id, whether parents see it or not. The caller checks who asks. Throws
     * `not_found`.
     */
    async preview(id: number) {
      const context = await summaries.context()
      return pageFrom(await repository.findPreview(id, context.catalogue.boards), context)
    },

    /** Public schools in the requested order, and the slugs that match no school. */
    async compare({ slugs, place: placeSlug }: ComparisonRequest) {
      const [rows, place, context] = await Promise.all([
        pagesOf(slugs),
        placeSlug === undefined ? undefined : places.findPlace(placeSlug),
        summaries.context(),
      ])
      const bySlug = new Map(rows)
      return {
        schools: slugs.flatMap((slug) => {
          const row = bySlug.get(slug)
          return row ? [toComparedSchool(row, place, context)] : []
        }),
        unknown: slugs.filter((slug) => !bySlug.has(slug)),
        place: place ?? null,
      }
    },
  }
}

/** A page for everybody: without the last digits of the phone number. */
const masked = (page: ReturnType<typeof toSchoolPage>) => ({
  ...page,
  contact_phone: maskedPhone(page.contact_phone),
})

/** The `School` of the contract. Throws `not_found` without a school. */
function pageFrom(found: SchoolPageRows | undefined, context: SummaryContext) {
  if (!found) throw new AppError('not_found', 'There is no school at this address.')
  const isPlaced = !isApproximate(found.school)
  const similar = found.similar.map((row) =>
    toSchoolSummary(row, isPlaced ? row.distanceKm : null, context),
  )
  return toSchoolPage({ ...found, similar }, context)
}
