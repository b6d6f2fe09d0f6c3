import type { Place } from '@edbazaar/api-client'

/** A school's location as picked from the places in India. */
export interface SchoolPlace {
  /** The names of the place, joined. */
  location: string
  lat: number
  long: number
  /** The slug of the place. */
  place: string
}

/** Converts a place to a school's location; the names run from the smallest area to the country. */
export function toSchoolPlace({ slug, name, detail, lat, lng }: Omit<Place, 'type'>): SchoolPlace {
  const location = [name, detail, 'India'].filter((part) => part !== '').join(', ')
  return { location, lat, long: lng, place: slug }
}
