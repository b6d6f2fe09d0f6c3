import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the location of a listing. */
export const messages = defineMessages('editing/location', import.meta.glob('./locales/*.po'), {
  location: msg`Location`,
  locationHint: msg`Area, town or pincode in India.`,
  setPin: msg`Set the exact spot on the map`,
  hideMap: msg`Hide the map`,
  exactSpot: msg`Exact location`,
  useMyLocation: msg`Use my location`,
  locationDenied: msg`Your browser blocks the location. Allow it, or move the pin.`,
  locationUnknown: msg`Your location was not found. Move the pin instead.`,
})
