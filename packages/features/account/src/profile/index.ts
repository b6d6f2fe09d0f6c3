import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadProfile } from './load-profile'
export { ProfileScreen } from './ProfileScreen'

/** Hidden from search engines. */
export function profileMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
