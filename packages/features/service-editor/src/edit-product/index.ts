import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from '../product/messages'
import { EditProductScreen } from './EditProductScreen'
import { loadProductEditor } from './load-product-editor'

/** Page metadata; hidden from search engines. */
function editProductMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.editTitle),
    description: t(messages.editDescription),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({
  loader: loadProductEditor,
  Component: EditProductScreen,
  meta: editProductMeta,
})
