import { definePage, type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { loadMyStores } from './load-my-stores'
import { MyStoresScreen } from './MyStoresScreen'
import { messages } from './messages'

/** Page metadata; hidden from search engines. */
function myStoresMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.myStores,
    isHidden: true,
  }
}

export const page = definePage({
  loader: loadMyStores,
  Component: MyStoresScreen,
  meta: myStoresMeta,
})
