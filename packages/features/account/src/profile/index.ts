import { definePage, type PageMeta } from '@edbazaar/feature-platform'
import { loadProfile } from './load-profile'
import { messages } from './messages'
import { ProfileScreen } from './ProfileScreen'

/** Hidden from search engines. */
function profileMeta(): PageMeta {
  const { title, description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}

export const page = definePage({ loader: loadProfile, Component: ProfileScreen, meta: profileMeta })
