import type { I18n, PageMeta } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Metadata of the profile, hidden from search engines. */
export function profileMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export { loadProfile } from './load-profile'
export { ProfileScreen } from './ProfileScreen'
