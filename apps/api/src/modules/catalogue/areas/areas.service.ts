import { AppError } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import type { FilterCatalogue, FiltersService, FilterValue } from '../filters/filters.service.ts'
import type { SchoolSummaries } from '../schools/school-summaries.ts'
import type { AreaRow, AreasRepository } from './areas.repository.ts'

const perPage = 20

/** The parameters of `getSchoolArea`: slugs, and the page of its schools from 1. */
export type AreaRequest = Query<'getSchoolArea'>

export interface AreasDeps {
  readonly repository: AreasRepository
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly summaries: SchoolSummaries['of']
}

export type AreasService = ReturnType<typeof createAreasService>

/** Schools by state, district, city and board: counts, facts, the best known ones, neighbours. */
export function createAreasService({ repository, filters, summaries }: AreasDeps) {
  return {
    /** The answer of `getSchoolArea`. Throws `not_found` where nobody knows area, board or page. */
    async getArea({ state = '', place = '', board: boardSlug, page = 1 }: AreaRequest) {
      const catalogue = await filters.catalogue()
      const boards = valuesOf(catalogue, 'Board')
      const board = boards.find((value) => slugOf(value.name) === boardSlug)
      const isKnown = (boardSlug === undefined || board !== undefined) && (state || !place)
      const [from, to] = [(page - 1) * perPage + 1, page * perPage]
      const area = isKnown
        ? await repository.find({ stateSlug: state, slug: place, from, to }, board?.id ?? null)
        : undefined
      if (!area) throw new AppError('not_found', 'There is no such place or board with schools.')
      if (area.listed < from) throw new AppError('not_found', 'There is no such page of schools.')
      const { kind, name, stateSlug, slug, total, facts, allFacts, links } = area
      return {
        kind,
        name,
        state: area.state === null ? null : { slug: stateSlug, name: area.state },
        slug: slug || null,
        board: board ? { slug: slugOf(board.name), name: board.name } : null,
        place_slug: area.placeSlug,
        total,
        boards: counted(boards, allFacts).map((value) => ({ ...value, slug: slugOf(value.name) })),
        types: counted(valuesOf(catalogue, 'Type'), facts),
        fees: facts.fees,
        recognition_checked: facts.checked,
        oldest: facts.oldest,
        page,
        per_page: perPage,
        totalPages: Math.ceil(area.listed / perPage),
        schools: await summaries(area.schoolIds.map((id) => ({ id, distanceKm: null }))),
        links: links.map(toLink),
        refreshed_at: area.refreshedAt,
      }
    },
  }
}

function toLink({ role, kind, stateSlug, slug, name, total }: AreaRow['links'][number]) {
  return { role, kind, state: stateSlug, slug: slug || null, name, total }
}

const valuesOf = (catalogue: FilterCatalogue, filter: string): readonly FilterValue[] =>
  catalogue.filtersOf('schools').find(({ name }) => name === filter)?.values ?? []

/** How many schools have each value; those that none has are left out. */
function counted(values: readonly FilterValue[], { values: counts }: AreaRow['facts']) {
  return values.flatMap(({ id, name }) => {
    const total = counts[id] ?? 0
    return total === 0 ? [] : [{ name, total }]
  })
}

/** The part of an address that a board has; the function `area_slug` says the same of places. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
