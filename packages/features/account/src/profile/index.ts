import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { loadProfile } from './load-profile'
export { ProfileScreen } from './ProfileScreen'

/** What the tab says; search engines are told of no such page. */
export function profileMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
