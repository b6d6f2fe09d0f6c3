import { AppError } from '../../../app-error.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { Point } from '../../platform/places/distance.ts'
import { areaSlug } from '../../platform/slugs/slugs.ts'
import type { FilterCatalogue, FiltersService, FilterValue } from '../filters/filters.service.ts'
import { townRadius } from '../lists/list-location.ts'
import type { NearbyPages } from '../lists/nearby-pages.ts'
import type { TownSchoolsRepository } from '../lists/town-schools.repository.ts'
import type { TownSchools } from '../lists/town-schools.ts'
import type { SchoolSummaries } from '../schools/school-summaries.ts'
import type { AreaRow, AreasRepository } from './areas.repository.ts'

const perPage = 20

/** The number of schools that the pages of an area list, the best known first. */
const maxListed = 1_000

/** The parameters of `getSchoolArea`: slugs, and the page of schools from 1. */
export type AreaRequest = Query<'getSchoolArea'>

export interface AreasDeps {
  readonly repository: AreasRepository
  readonly townSchools: TownSchoolsRepository
  readonly nearbyPages: Pick<NearbyPages, 'districtsOf'>
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly summaries: SchoolSummaries['of']
}

/** The slugs of an area; without a place, that of a state. */
interface AreaSlugs {
  readonly state: string
  readonly place: string | null
}

/** The number of schools with a filter value. */
type CountOf = (value: number) => { readonly total: number; readonly approximate: number }

/** The schools of an area, or of one board in it, with those of one page. */
interface SchoolsOfArea {
  readonly total: number
  /** Listed near a town without a known point. */
  readonly approximate: { readonly count: number; readonly district: string } | null
  readonly ids: readonly number[]
  /** The number of schools on all pages. */
  readonly listed: number
  /** Whatever the board. */
  readonly ofBoard: CountOf
  readonly ofValue: CountOf
  readonly facts: Omit<AreaRow['facts'], 'values'>
}

export type AreasService = ReturnType<typeof createAreasService>

/** Area pages: counts, facts, popular schools and nearby areas by state, district, city and board. */
export function createAreasService({
  repository,
  townSchools,
  nearbyPages,
  filters,
  summaries,
}: AreasDeps) {
  /** The schools of a town: those of the list near its place, in which they are counted alike. */
  async function schoolsNear(
    center: Point,
    board: number | null,
    page: number,
  ): Promise<SchoolsOfArea> {
    const circle = { center, radius: townRadius }
    const districts = await nearbyPages.districtsOf(circle)
    const { offset, limit } = sliceOf({ page, per_page: perPage })
    const slice = { offset, limit: Math.max(0, Math.min(limit, maxListed - offset)) }
    const found = await townSchools.find(circle, districts, board, slice)
    const { total, approximate: count, ids, values, allValues, ...facts } = found
    return {
      total,
      approximate: districts && count > 0 ? { count, district: districts.name } : null,
      ids,
      listed: Math.min(maxListed, total + count),
      ofBoard: countIn(allValues ?? values),
      ofValue: countIn(values),
      facts,
    }
  }

  /** An area with its schools; undefined if it has none, or does not exist. */
  async function find({ state, place }: AreaSlugs, board: number | null, page: number) {
    const { offset, limit } = sliceOf({ page, per_page: perPage })
    const key = { stateSlug: state, slug: place ?? '', from: offset + 1, to: offset + limit }
    const area = await repository.find(key, board)
    if (!area) return undefined
    const schools = area.place ? await schoolsNear(area.place, board, page) : byAddress(area)
    return schools.listed === 0 ? undefined : { ...area, ...schools }
  }

  return {
    /**
     * The landing page of the city of a town's place, or of India without a place, and of the board if
     * one is given; null if none of its schools has the board.
     */
    async landingPageOf(
      place: string | null,
      board: { readonly id: number; readonly name: string } | null,
    ): Promise<Schema<'LandingPage'> | null> {
      const area = await repository.ofPlace(place, board?.id ?? null)
      if (!area) return null
      const { kind, name, stateSlug, slug, state } = area
      return {
        kind,
        name,
        state: state === null ? null : { slug: stateSlug, name: state },
        slug: slug || null,
        board: board && { slug: areaSlug(board.name), name: board.name },
      }
    },

    /** Whether an area, or a board in it, has a page. */
    hasPage: ({ state, place }: AreaSlugs, board: number | null) =>
      repository.hasSchools({ stateSlug: state, slug: place ?? '' }, board),

    /**
     * A page of the best-known schools of an area, or of one board in it, with the number of all of
     * them; null if it has none.
     */
    async findSchools(area: AreaSlugs, board: number | null, page: number) {
      const found = await find(area, board, page)
      return found ? { ids: found.ids, total: found.total + (found.approximate?.count ?? 0) } : null
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
      const area = isKnown ? await find({ state, place }, board?.id ?? null, page) : undefined
      if (!area) throw new AppError('not_found', 'No schools found for this place and board.')
      if (area.listed < sliceOf({ page, per_page: perPage }).offset + 1)
        throw new AppError('not_found', 'Page not found. Use a lower page number.')
      const { kind, name, stateSlug, slug, total, approximate, facts, links } = area
      return {
        kind,
        name,
        state: area.state === null ? null : { slug: stateSlug, name: area.state },
        slug: slug || null,
        board: board ? { id: board.id, slug: areaSlug(board.name), name: board.name } : null,
        place_slug: area.place?.slug ?? null,
        radius: area.place ? townRadius : null,
        total,
        approximate,
        boards: countsOf(boards, area.ofBoard).map(({ value, ...counts }) => ({
          slug: areaSlug(value.name),
          name: value.name,
          ...counts,
        })),
        types: countsOf(valuesOf(catalogue, 'Type'), area.ofValue).map(({ value, ...counts }) => ({
          name: value.name,
          total: counts.total + counts.approximate,
        })),
        fees: facts.fees,
        recognition_checked: facts.checked,
        oldest: facts.oldest,
        ...pagingOf({ page, per_page: perPage }, area.listed),
        schools: await summaries(area.ids.map((id) => ({ id, distanceKm: null }))),
        links: links.map(toLink),
      }
    },
  }
}

/** The schools of an area whose address names it. */
function byAddress({ total, schoolIds, listedSchools, facts, allFacts }: AreaRow): SchoolsOfArea {
  const countWith =
    ({ values }: AreaRow['facts']): CountOf =>
    (value) => ({ total: values[value] ?? 0, approximate: 0 })
  return {
    total,
    approximate: null,
    ids: schoolIds,
    listed: listedSchools,
    ofBoard: countWith(allFacts),
    ofValue: countWith(facts),
    facts,
  }
}

function countIn(counts: TownSchools['values']): CountOf {
  const byValue = new Map(counts.map((count) => [count.value, count]))
  return (value) => {
    const { total = 0, approximate = 0 } = byValue.get(value) ?? {}
    return { total, approximate }
  }
}

function toLink({
  role,
  kind,
  stateSlug,
  slug,
  name,
  total,
  approximate,
}: AreaRow['links'][number]) {
  return { role, kind, state: stateSlug, slug: slug || null, name, total, approximate }
}

const valuesOf = (catalogue: FilterCatalogue, filter: string): readonly FilterValue[] =>
  catalogue.filtersOf('schools').find(({ name }) => name === filter)?.values ?? []

/** The number of schools with each value, without values that no school has. */
const countsOf = (values: readonly FilterValue[], countOf: CountOf) =>
  values
    .map((value) => ({ value, ...countOf(value.id) }))
    .filter(({ total, approximate }) => total + approximate > 0)
