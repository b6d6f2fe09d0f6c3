import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadUser } from './load-user'
export { UserDetailsScreen } from './UserDetailsScreen'

/** What the tab says; search engines are told of no such page. */
export function userDetailsMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
