import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMyStores } from './load-my-stores'
export { MyStoresScreen } from './MyStoresScreen'

/** Page metadata; hidden from search engines. */
export function myStoresMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: paths.myStores, isHidden: true }
}
