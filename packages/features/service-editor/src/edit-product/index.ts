import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../product/messages'

export { EditProductScreen } from './EditProductScreen'
export { loadProductEditor } from './load-product-editor'

/** Page metadata; hidden from search engines. */
export function editProductMeta(): PageMeta {
  const { editTitle: title, editDescription: description } = messages
  return { title, description, canonicalPath: null, isHidden: true }
}
