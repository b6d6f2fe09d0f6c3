import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadDetails } from './load-details'
export { ProfileDetailsScreen } from './ProfileDetailsScreen'

/** Hidden from search engines. */
export function profileDetailsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
