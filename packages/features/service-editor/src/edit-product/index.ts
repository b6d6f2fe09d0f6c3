import { definePage, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from '../product/messages'

import { EditProductScreen } from './EditProductScreen'
import { loadProductEditor } from './load-product-editor'

/** Page metadata; hidden from search engines. */
function editProductMeta(): PageMeta {
  const { editTitle: title, editDescription: description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}

export const page = definePage({
  loader: loadProductEditor,
  Component: EditProductScreen,
  meta: editProductMeta,
})
