import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadUser } from './load-user'
export { UserDetailsScreen } from './UserDetailsScreen'

/** Hidden from search engines. */
export function userDetailsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
