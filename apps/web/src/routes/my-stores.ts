import { loadMyStores, MyStoresScreen, myStoresMeta } from '@edbazaar/feature-account/my-listings'

export const loader = loadMyStores
export const Component = MyStoresScreen
export const handle = { meta: myStoresMeta }
