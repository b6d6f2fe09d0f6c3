import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadMyStore } from './load-store'
import { messages } from './messages'
import { StorePageScreen } from './StorePageScreen'

/** Page metadata; hidden from search engines. */
function myStoreMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({
  loader: loadMyStore,
  Component: StorePageScreen,
  meta: myStoreMeta,
})
