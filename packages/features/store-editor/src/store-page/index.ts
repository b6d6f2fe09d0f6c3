import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMyStore } from './load-store'
export { StorePageScreen } from './StorePageScreen'

/** What the tab says of a store of one's own; search engines are told of no such page. */
export function myStoreMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
