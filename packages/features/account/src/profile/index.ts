import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadProfile } from './load-profile'
import { messages } from './messages'
import { ProfileScreen } from './ProfileScreen'

/** Hidden from search engines. */
function profileMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadProfile, Component: ProfileScreen, meta: profileMeta })
