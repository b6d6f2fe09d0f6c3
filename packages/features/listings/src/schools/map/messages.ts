import { formatCount } from '@edbazaar/ui/formatting'

/** Texts of the map. */
export const messages = {
  map: 'Map',
  label: 'Map of schools',
  searchHere: 'Search this area',
  zoomToSearch: 'Zoom in to search this area',
  failed: 'The schools did not load.',
  retry: 'Retry',
  cluster: (count: number) => `${formatCount(count)} schools, zoom in`,
} as const
