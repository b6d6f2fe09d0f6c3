import { invalid } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { FilterCatalogue, FiltersService } from '../filters/filters.service.ts'
import type { SchoolSummary } from '../schools/school-summary.ts'
import type { Narrowing } from './conditions.ts'
import { type SchoolCounts, schoolCounts } from './counts.ts'
import { narrowingOf } from './narrowing-request.ts'
import { createNationwideCounts } from './nationwide-counts.ts'
import type { Circle, ListedSchool, SchoolListRepository } from './school-list.repository.ts'
import { whereOf } from './where-request.ts'

/** The parameters of `listSchools`. */
export type SchoolListRequest = Query<'listSchools'>

export interface ListingDeps {
  readonly repository: SchoolListRepository
  readonly filters: FiltersService
  readonly places: PlacesService
  readonly summaries: (schools: readonly ListedSchool[]) => Promise<SchoolSummary[]>
}

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
export function createListingService({ repository, filters, places, summaries }: ListingDeps) {
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
      const [{ place, circle }, catalogue] = await Promise.all([
        whereOf(request, places),
        filters.catalogue(),
      ])
      const { schools, total, isExact, counts } = circle
        ? await listNear(request, circle, catalogue)
        : await listNationwide(request, catalogue)
      return {
        data: await summaries(schools),
        total,
        is_total_exact: isExact,
        ...pagingOf(request, total),
        place,
        radius: circle?.radius ?? null,
        ...counts,
      }
    },
  }
}

const isNarrowing = ({ filters, ages, feeMin, feeMax }: Narrowing) =>
  filters.length > 0 || ages.length > 0 || feeMin !== null || feeMax !== null
