import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadDetails } from './load-details'
import { messages } from './messages'
import { ProfileDetailsScreen } from './ProfileDetailsScreen'

/** Hidden from search engines. */
function profileDetailsMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({
  loader: loadDetails,
  Component: ProfileDetailsScreen,
  meta: profileDetailsMeta,
})
