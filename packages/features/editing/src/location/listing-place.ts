import type { Place } from '@edbazaar/api-client'
import type { DescribedGooglePlace } from '@edbazaar/feature-platform/google-places'
import * as v from 'valibot'

/** The location of a listing, as the API takes it. */
export interface ListingPlace {
  /** The names of the place, joined. */
  location: string
  lat: number
  long: number
  /** The slug of a place of the gazetteer. */
  place?: string
  /** Whether the point is the listing's own. */
  is_exact?: boolean
}

/** A `ListingPlace`, for stored drafts and saved fields; it drops other properties. */
export const listingPlaceSchema = v.object({
  location: v.string(),
  lat: v.number(),
  long: v.number(),
  place: v.exactOptional(v.string()),
  is_exact: v.exactOptional(v.boolean()),
})

/** Converts a place of the gazetteer; the names run from the smallest area to the country. */
export function fromGazetteer({ slug, name, detail, lat, lng }: Omit<Place, 'type'>): ListingPlace {
  const location = [name, detail, 'India'].filter((part) => part !== '').join(', ')
  return { location, lat, long: lng, place: slug }
}

export const fromGoogle = ({
  location,
  lat,
  lng,
  isExact,
}: DescribedGooglePlace): ListingPlace => ({
  location,
  lat,
  long: lng,
  is_exact: isExact,
})

/** A place whose point was set with the pin; `isExact` unless it comes from a vague device position. */
export const withPin = (
  location: string,
  { lat, lng }: { lat: number; lng: number },
  isExact = true,
): ListingPlace => ({
  location,
  lat,
  long: lng,
  is_exact: isExact,
})
