import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadMyStore } from './load-store'
export { StorePageScreen } from './StorePageScreen'

/** Page metadata; hidden from search engines. */
export function myStoreMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
