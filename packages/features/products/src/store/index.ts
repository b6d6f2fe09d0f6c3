import { definePage } from '@edbazaar/feature-platform'
import { loadStore } from './load-store'
import { StoreScreen } from './StoreScreen'
import { storeMeta } from './store-meta'

export const page = definePage({ loader: loadStore, Component: StoreScreen, meta: storeMeta })
