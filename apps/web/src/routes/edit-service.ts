import {
  EditProductScreen,
  editProductMeta,
  loadProductEditor,
} from '@edbazaar/feature-service-editor/edit-product'

export const loader = loadProductEditor
export const Component = EditProductScreen
export const handle = { meta: editProductMeta }
