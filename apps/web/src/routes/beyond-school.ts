import {
  BeyondSchoolScreen,
  entrancesMeta,
  loadEntrances,
} from '@edbazaar/feature-listings/entrances'

export const loader = loadEntrances
export const Component = BeyondSchoolScreen
export const handle = { meta: entrancesMeta }
