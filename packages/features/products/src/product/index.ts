import { definePage } from '@edbazaar/feature-platform'
import { loadProduct } from './load-product'
import { ProductScreen } from './ProductScreen'
import { productMeta } from './product-meta'

export const page = definePage({ loader: loadProduct, Component: ProductScreen, meta: productMeta })
