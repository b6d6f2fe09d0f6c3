import { invalid } from '../../../app-error.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { PublicChanges } from '../../platform/changes/public-changes.ts'
import type { Point } from '../../platform/places/distance.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'
import type { FilterCatalogue, FiltersService } from '../filters/filters.service.ts'
import type { SchoolSummary } from '../schools/school-summary.ts'
import type { ApproximateSchoolsRepository } from './approximate-schools.repository.ts'
import type { Circle } from './circle.ts'
import { hasCriteria, type NameWords } from './conditions.ts'
import { type SchoolCounts, schoolCounts } from './counts.ts'
import { resolveLocation, townRadius } from './list-location.ts'
import { createNationwideCounts } from './nationwide-counts.ts'
import type { ApproximateSchools, Around, NearbyPages } from './nearby-pages.ts'
import type { NearbySchoolsRepository } from './nearby-schools.repository.ts'
import { readSchoolCriteria, type SchoolCriteriaRequest } from './school-criteria.ts'
import type { SchoolListRepository } from './school-list.repository.ts'
import type { SchoolMatch } from './school-match.ts'

/** The parameters of `listSchools`. */
export type SchoolListRequest = Query<'listSchools'>

export interface SchoolListDeps {
  readonly repository: SchoolListRepository
  readonly nearby: NearbyPages
  readonly nearbySchools: Pick<NearbySchoolsRepository, 'nearest'>
  readonly approximateSchools: ApproximateSchoolsRepository
  readonly filters: FiltersService
  readonly places: PlacesService
  readonly changes: Pick<PublicChanges, 'version'>
  /**
   * The landing page of a town's place, or of India, and of a board if one is given; null if there is
   * none.
   */
  readonly landingPageOf: (
    place: string | null,
    board: { readonly id: number; readonly name: string } | null,
  ) => Promise<Schema<'LandingPage'> | null>
  readonly summaries: (schools: readonly SchoolMatch[]) => Promise<SchoolSummary[]>
}

/** A search for schools near a point. */
export interface NearbySearch extends SchoolCriteriaRequest {
  readonly circle: Circle
  /** Whether the circle's centre is only roughly known. @default false */
  readonly isApproximate?: boolean
  /** @default 'distance' */
  readonly sort?: 'distance' | 'fees'
  readonly limit: number
  readonly offset?: number
  /** Names meet all of these. */
  readonly nameWords?: readonly NameWords[]
}

/** A search for schools of the whole country. */
export interface NationwideSearch extends SchoolCriteriaRequest {
  readonly sort: 'relevance' | 'fees'
  readonly limit: number
  readonly offset?: number
}

/** Larger nationwide totals are shown as "at least": they can change while the page is read. */
const maxExactTotal = 10_000

/** Kilometres within which the nearest schools are looked for, until there are more than a few. */
const nearestRadii = [75, 150, 300]
const fewNearest = 10

const noCounts: SchoolCounts = { facets: [], ages: [], fees: null }

type Found = {
  readonly schools: readonly SchoolMatch[]
  readonly total: number
  readonly isExact: boolean
  readonly counts: SchoolCounts
  readonly approximate: ApproximateSchools | null
}

export type SchoolListService = ReturnType<typeof createSchoolListService>

/** Lists schools, within a radius of a location or in the whole country. */
export function createSchoolListService({
  repository,
  nearby,
  nearbySchools,
  approximateSchools,
  filters,
  places,
  changes,
  landingPageOf,
  summaries,
}: SchoolListDeps) {
  const nationwide = createNationwideCounts(repository, changes)

  async function listNearby(
    request: SchoolListRequest,
    around: Around,
    catalogue: FilterCatalogue,
  ): Promise<Found> {
    const { sort = 'distance', counts: withCounts } = request
    const criteria = readSchoolCriteria(request, catalogue)
    const page = { sort, ...sliceOf(request) }
    const { schools, total, counts, conditions, approximate } = await nearby.page(
      around,
      criteria,
      page,
      withCounts,
    )
    return {
      schools,
      total,
      isExact: true,
      counts: withCounts ? schoolCounts(counts, conditions, catalogue) : noCounts,
      approximate,
    }
  }

  async function listNationwide(
    request: SchoolListRequest,
    catalogue: FilterCatalogue,
  ): Promise<Found> {
    const { sort = 'relevance', counts: withCounts } = request
    if (sort === 'distance')
      throw invalid('sort', 'can be distance only with a location; give place, or lat and lng')
    const criteria = readSchoolCriteria(request, catalogue)
    const [schools, counted, total] = await Promise.all([
      repository.listNationwide(criteria, { sort, ...sliceOf(request) }),
      withCounts ? nationwide.of(criteria) : null,
      nationwide.total(criteria),
    ])
    return {
      schools,
      total,
      isExact: hasCriteria(criteria) || total <= maxExactTotal,
      counts:
        counted && withCounts
          ? schoolCounts(counted.counts, counted.conditions, catalogue)
          : noCounts,
      approximate: null,
    }
  }

  /** The landing page with the schools of a list; null for lists with other filters. */
  async function landingOf(
    request: SchoolListRequest,
    place: Place | null,
    catalogue: FilterCatalogue,
  ) {
    const { filters: chosen, ages, feeMin, feeMax } = readSchoolCriteria(request, catalogue)
    const [filter, ...others] = chosen
    const [value, ...otherValues] = filter?.values ?? []
    const isOther = others.length > 0 || otherValues.length > 0 || ages.length > 0
    const isPoint = place === null && request.lat !== undefined
    const hasRadius =
      place !== null && request.radius !== undefined && request.radius !== townRadius
    if (isOther || isPoint || hasRadius || feeMin !== null || feeMax !== null) return null
    const board = catalogue
      .filtersOf('schools')
      .find(({ id, name }) => name === 'Board' && id === filter?.id)
      ?.values.find(({ id }) => id === value)
    const isListOfAll = filter === undefined && place !== null
    return board || isListOfAll ? landingPageOf(place?.slug ?? null, board ?? null) : null
  }

  return {
    /**
     * The schools of a list near a point whose names also meet the words, with the number of all of
     * them. The filters must exist.
     */
    async findNearby(search: NearbySearch) {
      const { circle, isApproximate = false, sort = 'distance', nameWords = [] } = search
      const { limit, offset = 0 } = search
      const criteria = readSchoolCriteria(search, await filters.catalogue())
      const page = { sort, offset, limit }
      const around = { circle, isApproximate }
      const found = await nearby.page(around, { ...criteria, nameWords }, page, false)
      const { schools, total, approximate } = found
      return { schools, total: total + (approximate?.count ?? 0) }
    },

    /** The schools that are known to be near a point by their PIN code or district only. */
    async findApproximate(search: Omit<NearbySearch, 'nameWords'>) {
      const { circle, limit, offset = 0 } = search
      const criteria = readSchoolCriteria(search, await filters.catalogue())
      return approximateSchools.listWithin(circle, criteria, { offset, limit })
    },

    /**
     * The nearest schools to a point with the filters, up to `limit`, without those far away. In each
     * ring around the point, those without a known point come last.
     */
    async findNearest(
      center: Point,
      search: Pick<NearbySearch, 'nameWords'> & SchoolCriteriaRequest,
      limit: number,
    ) {
      const { nameWords = [] } = search
      const stated = readSchoolCriteria(search, await filters.catalogue())
      if (hasCriteria(stated) && !(await repository.hasAny(stated))) return []
      const criteria = { ...stated, nameWords }
      const found = new Map<number, SchoolMatch>()
      for (const radius of nearestRadii) {
        const circle = { center, radius }
        const [known, approximate] = await Promise.all([
          nearbySchools.nearest(circle, criteria, limit),
          approximateSchools.listWithin(circle, criteria, { offset: 0, limit }),
        ])
        for (const school of [...known, ...approximate.schools])
          if (!found.has(school.id)) found.set(school.id, school)
        if (found.size >= fewNearest) break
      }
      return [...found.values()].slice(0, limit)
    },

    /** The schools of the whole country with the filters, the best known or the lowest fees first. */
    async findNationwide({ sort, ...search }: NationwideSearch) {
      const { limit, offset = 0 } = search
      const criteria = readSchoolCriteria(search, await filters.catalogue())
      const [schools, total] = await Promise.all([
        repository.listNationwide(criteria, { sort, offset, limit }),
        nationwide.total(criteria),
      ])
      return { schools, total }
    },

    /** The response of `listSchools`. Throws `not_found` for a place that does not exist. */
    async listSchools(request: SchoolListRequest) {
      const [{ place, circle, isApproximate }, catalogue] = await Promise.all([
        resolveLocation(request, places),
        filters.catalogue(),
      ])
      const { schools, total, isExact, counts, approximate } = circle
        ? await listNearby(request, { circle, isApproximate }, catalogue)
        : await listNationwide(request, catalogue)
      const [data, landingPage] = await Promise.all([
        summaries(schools),
        request.counts ? landingOf(request, place, catalogue) : null,
      ])
      return {
        data,
        total,
        is_total_exact: isExact,
        ...pagingOf(request, total + (approximate?.count ?? 0)),
        place,
        radius: circle?.radius ?? null,
        approximate,
        landing_page: landingPage,
        ...counts,
      }
    },
  }
}
