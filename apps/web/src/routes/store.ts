import { loadStore, StoreScreen, storeMeta } from '@edbazaar/feature-listings/stores'

export const loader = loadStore
export const Component = StoreScreen
export const handle = { meta: storeMeta }
