import { loadProduct, ProductScreen, productMeta } from '@edbazaar/feature-listings/products'

export const loader = loadProduct
export const Component = ProductScreen
export const handle = { meta: productMeta }
