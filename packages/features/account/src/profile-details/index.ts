import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadDetails } from './load-details'
export { ProfileDetailsScreen } from './ProfileDetailsScreen'

/** What the tab says; search engines are told of no such page. */
export function profileDetailsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
