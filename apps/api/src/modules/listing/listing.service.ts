import { AppError, invalid } from '../../app-error.ts'
import type { FilterCatalogue, FiltersService } from '../filters/filters.service.ts'
import type { Place, PlacesService } from '../places/places.service.ts'
import type { SchoolSummary } from '../schools/school-summary.ts'
import type { AgeBand } from './age-bands.ts'
import type { Narrowing } from './conditions.ts'
import { type SchoolCounts, schoolCounts } from './counts.ts'
import type { Point } from './grid.ts'
import { createNationwideCounts } from './nationwide-counts.ts'
import type { Circle, ListedSchool, SchoolListRepository, Sort } from './school-list.repository.ts'

/** The parameters of `listSchools`. */
export interface SchoolListRequest {
  readonly filter_ids?: readonly number[]
  readonly place?: string
  readonly lat?: number
  readonly lng?: number
  /** Kilometres. */
  readonly radius?: number
  readonly ages?: readonly AgeBand[]
  /** Rupees. */
  readonly fee_min?: number
  readonly fee_max?: number
  readonly sort?: Sort
  readonly page: number
  readonly per_page: number
  readonly counts: boolean
}

export interface ListingNeeds {
  readonly repository: SchoolListRepository
  readonly filters: FiltersService
  readonly places: PlacesService
  readonly summaries: (schools: readonly ListedSchool[]) => Promise<SchoolSummary[]>
}

/** Kilometres around a town, which is wide itself, and around anything smaller. */
const townRadius = 25
const usualRadius = 5
/** The last page that can be asked for; the contract has the same bound. */
const lastPage = 1000
/** Nationwide totals up to here are counted anew often enough to be called exact. */
const alwaysExact = 10_000

const noCounts: SchoolCounts = { facets: [], ages: [], fees: null }

type Found = {
  readonly schools: readonly ListedSchool[]
  readonly total: number
  readonly isExact: boolean
  readonly counts: SchoolCounts
}

export type ListingService = ReturnType<typeof createListingService>

/** Lists of schools, near a place or of the whole country. */
export function createListingService({ repository, filters, places, summaries }: ListingNeeds) {
  const nationwide = createNationwideCounts(repository)

  async function listNear(
    request: SchoolListRequest,
    circle: Circle,
    catalogue: FilterCatalogue,
  ): Promise<Found> {
    const { sort = 'distance', counts: withCounts } = request
    const page = { sort, ...sliceOf(request) }
    const narrowing = narrowingOf(request, catalogue)
    const found = await repository.near(circle, narrowing, page, withCounts)
    const { schools, counts, conditions } = found
    return {
      schools,
      total: counts.total,
      isExact: true,
      counts: withCounts ? schoolCounts(counts, conditions, catalogue) : noCounts,
    }
  }

  async function listNationwide(
    request: SchoolListRequest,
    catalogue: FilterCatalogue,
  ): Promise<Found> {
    const { sort = 'relevance', counts: withCounts } = request
    if (sort === 'distance') throw invalid('sort', 'can be distance only with a place; give one')
    const narrowing = narrowingOf(request, catalogue)
    const isNarrowed = isNarrowing(narrowing)
    const [schools, counted, all] = await Promise.all([
      repository.nationwide(narrowing, { sort, ...sliceOf(request) }),
      withCounts || isNarrowed ? nationwide.of(narrowing) : null,
      isNarrowed ? 0 : nationwide.ofAll(),
    ])
    const total = isNarrowed ? (counted?.counts.total ?? 0) : all
    return {
      schools,
      total,
      isExact: isNarrowed || total <= alwaysExact,
      counts:
        counted && withCounts
          ? schoolCounts(counted.counts, counted.conditions, catalogue)
          : noCounts,
    }
  }

  return {
    /** The answer of `listSchools`. Throws `not_found` for a place that does not exist. */
    async listSchools(request: SchoolListRequest) {
      const [place, catalogue] = await Promise.all([placeOf(request, places), filters.catalogue()])
      const center = place ?? pointOf(request)
      const radius = request.radius ?? (place?.type === 'town' ? townRadius : usualRadius)
      const { schools, total, isExact, counts } = center
        ? await listNear(request, { center, radius }, catalogue)
        : await listNationwide(request, catalogue)
      return {
        data: await summaries(schools),
        total,
        is_total_exact: isExact,
        page: request.page,
        per_page: request.per_page,
        totalPages: Math.min(lastPage, Math.ceil(total / request.per_page)),
        place,
        radius: center ? radius : null,
        ...counts,
      }
    },
  }
}

const sliceOf = ({ page, per_page }: SchoolListRequest) => ({
  offset: (page - 1) * per_page,
  limit: per_page,
})

async function placeOf({ place: slug }: SchoolListRequest, places: PlacesService) {
  if (slug === undefined) return null
  const place = await places.findPlace(slug)
  if (!place) throw new AppError('not_found', 'There is no place with this name.')
  return place satisfies Place
}

const pointOf = ({ lat, lng }: SchoolListRequest): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/** Values that no filter of schools knows are refused: they would make an empty list in silence. */
function narrowingOf(request: SchoolListRequest, catalogue: FilterCatalogue): Narrowing {
  const wanted = new Set(request.filter_ids)
  const used = catalogue.group('schools', (id) => wanted.has(id))
  const known = new Set(used.flatMap(({ values }) => values.map(({ id }) => id)))
  const unknown = [...wanted].find((id) => !known.has(id))
  if (unknown !== undefined)
    throw invalid('filter_ids', `has ${unknown}, which no filter of schools has; leave it out`)
  const { fee_min: feeMin = null, fee_max: feeMax = null, ages = [] } = request
  if (feeMin !== null && feeMax !== null && feeMin > feeMax)
    throw invalid('fee_min', `must be at most fee_max, which is ${feeMax}`)
  return {
    filters: used.map(({ id, values }) => ({ id, values: values.map((value) => value.id) })),
    ages: [...ages].sort(),
    feeMin,
    feeMax,
  }
}

const isNarrowing = ({ filters, ages, feeMin, feeMax }: Narrowing) =>
  filters.length > 0 || ages.length > 0 || feeMin !== null || feeMax !== null
