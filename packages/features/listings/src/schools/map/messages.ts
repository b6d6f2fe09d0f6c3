import { formatCount } from '@edbazaar/ui/formatting'

/** Every sentence of the map. */
export const messages = {
  map: 'Map',
  label: 'Map of schools',
  searchHere: 'Search this area',
  zoomToSearch: 'Zoom in to search this area',
  failed: 'The map did not load its schools.',
  retry: 'Retry',
  cluster: (count: number) => `${formatCount(count)} schools, zoom in`,
} as const
