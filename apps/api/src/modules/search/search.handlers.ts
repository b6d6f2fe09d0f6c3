import { invalid } from '../../app-error.ts'
import type { Handlers, Schema } from '../../contract/operations.ts'
import type { Search } from './search.service.ts'
import type { Candidate } from './suggest/candidates.repository.ts'
import type { Point } from './suggest/grid-around.ts'
import {
  jobSuggestion,
  type SuggestionImages,
  storeSuggestion,
  suggestionOf,
} from './suggest/suggestion.ts'

export interface SearchDeps {
  readonly search: Search
  readonly images: SuggestionImages
  /** Lines of lists, in the order given; those that are gone meanwhile are left out. */
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
      const candidates = await search.suggest({ key, limit, here: pointOf(lat, lng) })
      return candidates.map((candidate) => suggestionOf(candidate, images))
    },

    async searchEverything({ query }) {
      const here = pointOf(query.lat, query.lng)
      const { shown, ...found } = await search.everything({ ...query, here })
      const [schools, products] = await Promise.all([
        schoolSummaries(shown.schools.map((school) => near(school, here))),
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

/** The person's place: both coordinates or none. */
function pointOf(lat: number | undefined, lng: number | undefined): Point | null {
  if (lat === undefined && lng === undefined) return null
  if (lat === undefined) throw invalid('lat', 'must be given with lng')
  if (lng === undefined) throw invalid('lng', 'must be given with lat')
  return { lat, lng }
}

const kmPerDegree = 111.195

function near({ ref_id, lat, lng }: Candidate, here: Point | null) {
  if (!here || lat === null || lng === null) return { id: ref_id, distanceKm: null }
  const narrowing = Math.cos((((lat + here.lat) / 2) * Math.PI) / 180)
  const distanceKm = kmPerDegree * Math.hypot(lat - here.lat, (lng - here.lng) * narrowing)
  return { id: ref_id, distanceKm }
}
