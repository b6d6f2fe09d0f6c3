import type { Schema } from '../../../contract/operations.ts'
import type { LocationResolver } from '../../platform/places/location-resolver.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import { requiredText } from '../editing/edited-texts.ts'
import type { StoreLocation } from './store-editing.repository.ts'

export type StoreLocations = ReturnType<typeof createStoreLocations>

interface StoreLocationDeps {
  readonly places: PlacesService
  readonly locations: LocationResolver
}

/** Resolves the location that an owner enters for a store. */
export function createStoreLocations({ places, locations }: StoreLocationDeps) {
  return {
    /** A chosen place or the point of the pin. Throws `invalid_request`. */
    async ofPlace(place: Schema<'PlaceChoice'>): Promise<StoreLocation> {
      const { long: lng, is_exact: isExact, ...choice } = place
      const location = requiredText('place', place.location)
      const resolved = await locations.of({ ...choice, location, lng, isExact })
      // A place without a known town is named by its own first part.
      return { ...resolved, location, city: resolved.city ?? location.split(',')[0] ?? location }
    },

    /** A town by name; without coordinates if there is none in India. */
    async ofCity(city: string): Promise<StoreLocation> {
      const town = await places.findTown(city)
      const { district = null, state = null, lat = null, lng = null } = town ?? {}
      const placeAccuracy = town ? ('district' as const) : null
      return { city, district, state, lat, lng, placeAccuracy, pincode: null, location: null }
    },
  }
}
