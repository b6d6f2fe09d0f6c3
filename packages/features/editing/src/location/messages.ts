import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the location of a listing. */
export const messages = defineMessages('editing/location', import.meta.glob('./locales/*.po'), {
  location: msg`Location`,
  locationHint: msg`Area, town or PIN code in India.`,
  placeUnknown: msg`We could not look up this place. Try again, or choose another place nearby.`,
  setPin: msg`Set the exact spot on the map`,
  hideMap: msg`Hide the map`,
  exactSpot: msg`Exact location`,
  useMyLocation: msg`Use my location`,
  roughPosition: (metres: string) =>
    msg`Your device knows its position only to about ${metres} m. Move the pin to the exact spot.`,
  locationDenied: msg`Your browser blocked access to your location. Allow it in the browser settings, or move the pin.`,
  locationUnknown: msg`We could not find your location. Move the pin instead.`,
})
