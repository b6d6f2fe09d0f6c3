import { definePage, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from '../product/messages'

import { AddProductScreen } from './AddProductScreen'
import { loadNewProduct } from './load-new-product'

/** Page metadata; hidden from search engines. */
function addProductMeta(): PageMeta {
  const { addTitle: title, addDescription: description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}

export const page = definePage({
  loader: loadNewProduct,
  Component: AddProductScreen,
  meta: addProductMeta,
})
