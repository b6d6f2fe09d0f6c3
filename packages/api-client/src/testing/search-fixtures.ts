import type {
  MapName,
  Place,
  PointDescription,
  SearchMeaning,
  SearchResult,
  SearchSuggestions,
  Suggestion,
  UnderstoodSearch,
} from '../generated/schema'
import { schoolSummary } from './school-fixtures'

const image = '/media/plates/1/seal/vidya.svg'

/** One suggestion of each kind. */
export const suggestions: readonly Suggestion[] = [
  {
    type: 'School',
    name: 'Indiranagar Public School',
    slug: 'indiranagar-public-school-204411',
    address: 'Indiranagar, Bengaluru',
    files: [],
    image,
  },
  {
    type: 'Product',
    name: 'Indira Kathak Kendra',
    slug: 'indira-kathak-kendra-119922',
    detail: 'Activity, Ganit Classes, Indiranagar',
    files: [],
    image,
  },
  {
    type: 'Jobs',
    id: 7,
    title: 'Primary Teacher (English)',
    location: 'Indiranagar, Bengaluru',
    image,
  },
  {
    type: 'Store',
    id: 12,
    name: 'Indira Book and Uniform Store',
    address: 'CMH Road, Bengaluru',
    image,
  },
]

/** Two places with the same name. */
export const places: readonly Place[] = [
  {
    slug: 'indiranagar-bengaluru',
    name: 'Indiranagar',
    detail: 'Bengaluru Urban, Karnataka',
    type: 'locality',
    lat: 12.9784,
    lng: 77.6408,
    is_approximate: false,
    pincode: '560038',
  },
  {
    slug: 'indiranagar-lucknow',
    name: 'Indira Nagar',
    detail: 'Lucknow, Uttar Pradesh',
    type: 'locality',
    lat: 26.8898,
    lng: 81.0026,
    is_approximate: false,
    pincode: '226016',
  },
]

/** Search results with one school. */
export function searchResult(given: Partial<SearchResult> = {}): SearchResult {
  const none = { value: 0, is_exact: true }
  return {
    query: 'vidya niketan',
    understood: null,
    near: null,
    did_you_mean: null,
    counts: { schools: { value: 1, is_exact: true }, products: none, jobs: none, stores: none },
    page: 1,
    per_page: 20,
    totalPages: 1,
    schools: [schoolSummary({ distance_km: null })],
    products: [],
    jobs: [],
    stores: [],
    ...given,
  }
}

/** CBSE schools in Kochi. */
export function searchMeaning(given: Partial<SearchMeaning> = {}): SearchMeaning {
  return {
    list: 'schools',
    product_kind: null,
    parts: [
      { type: 'board', value: 'CBSE', without: 'schools kochi' },
      {
        type: 'place',
        name: 'Kochi',
        detail: 'Kerala',
        place_type: 'town',
        is_near: false,
        without: 'cbse schools',
      },
    ],
    ...given,
  }
}

/** CBSE schools in Kochi, as a query was understood. */
export function understoodSearch(given: Partial<UnderstoodSearch> = {}): UnderstoodSearch {
  return {
    meaning: searchMeaning(),
    url: '/schools?place=kochi&filter_ids=1',
    landing_url: '/schools/in/kerala/kochi/board/cbse',
    needs_place: false,
    is_place_approximate: false,
    total: 41,
    alternatives: [],
    ignored: [],
    relaxed: null,
    ...given,
  }
}

/** Suggestions of every kind, without a search or places. */
export function searchSuggestions(given: Partial<SearchSuggestions> = {}): SearchSuggestions {
  return { understood: null, places: [], names: [...suggestions], ...given }
}

/** Names on a map of Bengaluru. */
export const mapNames: readonly MapName[] = [
  { name: 'Bengaluru', type: 'city', lat: 12.9716, lng: 77.5946 },
  { name: 'Hoskote', type: 'town', lat: 13.0707, lng: 77.7981 },
  { name: 'Indiranagar', type: 'locality', lat: 12.9784, lng: 77.6408 },
  { name: 'Koramangala', type: 'locality', lat: 12.9352, lng: 77.6245 },
]

/** The address parts of a point in Indiranagar. */
export const pointDescription: PointDescription = {
  location: 'Indiranagar, Bengaluru, Karnataka, India',
  locality: 'Indiranagar',
  city: 'Bengaluru',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  pincode: '560038',
}
