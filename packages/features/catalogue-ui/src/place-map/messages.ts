import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts of the map on the page of a school or a store. */
export const messages = defineMessages(
  'catalogue-ui/place-map',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Location`,
    show: msg`Show the map`,
    hide: msg`Hide the map`,
    label: (name: string) => msg`Map showing ${name}`,
    zoomIn: (name: string) => msg`${name}, zoom in`,
    radius: (km: number) => msg`Circle radius: ${km} km`,
    googleMaps: msg`Open in Google Maps`,
  },
)
