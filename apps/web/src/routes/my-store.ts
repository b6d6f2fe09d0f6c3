import {
  loadMyStore,
  myStoreMeta,
  StorePageScreen,
} from '@edbazaar/feature-store-editor/store-page'

export const loader = loadMyStore
export const Component = StorePageScreen
export const handle = { meta: myStoreMeta }
