import {
  loadMyStores,
  MyStoresScreen,
  myStoresMeta,
} from '@edbazaar/feature-store-editor/my-stores'

export const loader = loadMyStores
export const Component = MyStoresScreen
export const handle = { meta: myStoresMeta }
