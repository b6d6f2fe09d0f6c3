import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadUser } from './load-user'
import { messages } from './messages'
import { UserScreen } from './UserScreen'

/** Hidden from search engines. */
function meta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadUser, Component: UserScreen, meta })
