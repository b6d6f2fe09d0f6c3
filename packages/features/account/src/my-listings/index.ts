import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMyStores } from './load-listings'
export { MyStoresScreen } from './MyListings'

/** What the tab says of one's stores; search engines are told of no such page. */
export function myStoresMeta(): PageMeta {
  const { storesTitle: title, storesDescription: description } = messages
  return { title, description, canonicalPath: paths.myStores, isHidden: true }
}
