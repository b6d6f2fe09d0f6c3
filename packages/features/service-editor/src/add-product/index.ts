import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../product/messages'

export { AddProductScreen } from './AddProductScreen'
export { loadNewProduct } from './load-new-product'

/** Page metadata; hidden from search engines. */
export function addProductMeta(): PageMeta {
  const { addTitle: title, addDescription: description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
