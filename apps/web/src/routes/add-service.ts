import {
  AddProductScreen,
  addProductMeta,
  loadNewProduct,
} from '@edbazaar/feature-service-editor/add-product'

export const loader = loadNewProduct
export const Component = AddProductScreen
export const handle = { meta: addProductMeta }
