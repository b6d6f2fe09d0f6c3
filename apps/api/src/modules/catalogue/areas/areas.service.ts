import { AppError } from '../../../app-error.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import { areaSlug } from '../../platform/slugs/slugs.ts'
import type { FilterCatalogue, FiltersService, FilterValue } from '../filters/filters.service.ts'
import type { SchoolSummaries } from '../schools/school-summaries.ts'
import type { AreaRow, AreasRepository } from './areas.repository.ts'

const perPage = 20

/** The parameters of `getSchoolArea`: slugs, and the page of schools from 1. */
export type AreaRequest = Query<'getSchoolArea'>

export interface AreasDeps {
  readonly repository: AreasRepository
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly summaries: SchoolSummaries['of']
}

export type AreasService = ReturnType<typeof createAreasService>

/** Area pages: counts, facts, popular schools and nearby areas by state, district, city and board. */
export function createAreasService({ repository, filters, summaries }: AreasDeps) {
  return {
    /**
     * The landing page of a board in the city of a town's place, or in India without a place; null if
     * none of its schools has the board.
     */
    async landingPageOf(
      place: string | null,
      board: { readonly id: number; readonly name: string },
    ): Promise<Schema<'LandingPage'> | null> {
      const area = await repository.withBoard(place, board.id)
      if (!area) return null
      const { kind, name, stateSlug, slug, state } = area
      return {
        kind,
        name,
        state: state === null ? null : { slug: stateSlug, name: state },
        slug: slug || null,
        board: { slug: areaSlug(board.name), name: board.name },
      }
    },

    /**
     * A page of the best-known schools of an area, or of one board in it, with the number of all of
     * them; null if it has none.
     */
    async findSchools(
      area: { readonly state: string; readonly place: string | null },
      board: number | null,
      page: number,
    ) {
      const { from, to } = positionsOf(page)
      const key = { stateSlug: area.state, slug: area.place ?? '', from, to }
      const found = await repository.find(key, board)
      return found ? { ids: found.schoolIds, total: found.total } : null
    },

    /**
     * The response of `getSchoolArea`. Throws `not_found` if the area, board or page does not
     * exist.
     */
    async getArea({ state = '', place = '', board: boardSlug, page = 1 }: AreaRequest) {
      const catalogue = await filters.catalogue()
      const boards = valuesOf(catalogue, 'Board')
      const board = boards.find((value) => areaSlug(value.name) === boardSlug)
      const isKnown = (boardSlug === undefined || board !== undefined) && (state || !place)
      const { from, to } = positionsOf(page)
      const area = isKnown
        ? await repository.find({ stateSlug: state, slug: place, from, to }, board?.id ?? null)
        : undefined
      if (!area) throw new AppError('not_found', 'No schools found for this place and board.')
      if (area.listedSchools < from)
        throw new AppError('not_found', 'Page not found. Use a lower page number.')
      const { kind, name, stateSlug, slug, total, facts, allFacts, links } = area
      return {
        kind,
        name,
        state: area.state === null ? null : { slug: stateSlug, name: area.state },
        slug: slug || null,
        board: board ? { slug: areaSlug(board.name), name: board.name } : null,
        place_slug: area.placeSlug,
        total,
        boards: countsOf(boards, allFacts).map((value) => ({
          ...value,
          slug: areaSlug(value.name),
        })),
        types: countsOf(valuesOf(catalogue, 'Type'), facts),
        fees: facts.fees,
        recognition_checked: facts.checked,
        oldest: facts.oldest,
        ...pagingOf({ page, per_page: perPage }, area.listedSchools),
        schools: await summaries(area.schoolIds.map((id) => ({ id, distanceKm: null }))),
        links: links.map(toLink),
      }
    },
  }
}

/** The first and last position of the schools of a page, from 1. */
function positionsOf(page: number) {
  const { offset, limit } = sliceOf({ page, per_page: perPage })
  return { from: offset + 1, to: offset + limit }
}

function toLink({ role, kind, stateSlug, slug, name, total }: AreaRow['links'][number]) {
  return { role, kind, state: stateSlug, slug: slug || null, name, total }
}

const valuesOf = (catalogue: FilterCatalogue, filter: string): readonly FilterValue[] =>
  catalogue.filtersOf('schools').find(({ name }) => name === filter)?.values ?? []

/** The number of schools with each value, without values that no school has. */
function countsOf(values: readonly FilterValue[], { values: counts }: AreaRow['facts']) {
  return values.flatMap(({ id, name }) => {
    const total = counts[id] ?? 0
    return total === 0 ? [] : [{ name, total }]
  })
}
