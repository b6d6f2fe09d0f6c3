import type {
  MapName,
  Place,
  PointDescription,
  SearchResult,
  Suggestion,
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
    detail: 'Activity, Indiranagar',
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
    pincode: '560038',
  },
  {
    slug: 'indiranagar-lucknow',
    name: 'Indira Nagar',
    detail: 'Lucknow, Uttar Pradesh',
    type: 'locality',
    lat: 26.8898,
    lng: 81.0026,
    pincode: '226016',
  },
]

/** Search results with one school. */
export function searchResult(given: Partial<SearchResult> = {}): SearchResult {
  const none = { value: 0, is_exact: true }
  return {
    query: 'vidya niketan',
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
