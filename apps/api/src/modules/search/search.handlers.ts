import { invalid } from '../../app-error.ts'
import type { Handlers, Schema } from '../../contract/operations.ts'
import { distanceKm, type Point } from '../platform/places/distance.ts'
import type { Search } from './search.service.ts'
import type { Candidate } from './suggest/candidates.repository.ts'
import {
  jobSuggestion,
  type SuggestionImages,
  storeSuggestion,
  suggestionOf,
} from './suggest/suggestion.ts'

export interface SearchDeps {
  readonly search: Search
  readonly images: SuggestionImages
  /** Summaries in the given order, without records that are no longer public. */
  readonly schoolSummaries: (
    schools: readonly { id: number; distanceKm: number | null }[],
  ) => Promise<readonly Schema<'SchoolSummary'>[]>
  readonly productSummaries: (
    products: readonly { id: number }[],
  ) => Promise<readonly Schema<'ProductSummary'>[]>
}

export function searchHandlers({ search, images, schoolSummaries, productSummaries }: SearchDeps) {
  return {
    async suggestEverything({ query: { key, limit, lat, lng } }) {
      const candidates = await search.suggest({ key, limit, location: pointOf(lat, lng) })
      return candidates.map((candidate) => suggestionOf(candidate, images))
    },

    async searchEverything({ query }) {
      const location = pointOf(query.lat, query.lng)
      const { shown, ...found } = await search.results({ ...query, location })
      const [schools, products] = await Promise.all([
        schoolSummaries(shown.schools.map((school) => withDistance(school, location))),
        productSummaries(shown.products.map((product) => ({ id: product.ref_id }))),
      ])
      return {
        query: query.query.trim(),
        ...found,
        schools,
        products,
        jobs: shown.jobs.map((job) => jobSuggestion(job, images)),
        stores: shown.stores.map((store) => storeSuggestion(store, images)),
      }
    },
  } satisfies Partial<Handlers>
}

/** The user's location: both coordinates or none. */
function pointOf(lat: number | undefined, lng: number | undefined): Point | null {
  if (lat === undefined && lng === undefined) return null
  if (lat === undefined) throw invalid('lat', 'must be given with lng')
  if (lng === undefined) throw invalid('lng', 'must be given with lat')
  return { lat, lng }
}

function withDistance({ ref_id: id, lat, lng }: Candidate, location: Point | null) {
  const isPlaced = location !== null && lat !== null && lng !== null
  return { id, distanceKm: isPlaced ? distanceKm(location, { lat, lng }) : null }
}
