export { loadStore } from './load-store'
export { StoreScreen } from './StoreScreen'
export { storeMeta } from './store-meta'
