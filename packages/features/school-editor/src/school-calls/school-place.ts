import type { Place } from '@edbazaar/api-client'

/** Where a school is, as a place of India was picked. */
export interface SchoolPlace {
  /** The names of the place, joined. */
  location: string
  lat: number
  long: number
  /** The slug of the place. */
  place: string
}

/** A place as schools keep it: its names from the smallest to the country. */
export function schoolPlace({ slug, name, detail, lat, lng }: Omit<Place, 'type'>): SchoolPlace {
  const location = [name, detail, 'India'].filter((part) => part !== '').join(', ')
  return { location, lat, long: lng, place: slug }
}
