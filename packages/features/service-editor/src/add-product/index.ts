import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from '../product/messages'
import { AddProductScreen } from './AddProductScreen'
import { loadNewProduct } from './load-new-product'

/** Page metadata; hidden from search engines. */
function addProductMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.addTitle),
    description: t(messages.addDescription),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({
  loader: loadNewProduct,
  Component: AddProductScreen,
  meta: addProductMeta,
})
