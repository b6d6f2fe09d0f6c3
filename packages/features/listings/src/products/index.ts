export { loadProduct } from './load-product'
export { ProductScreen } from './ProductScreen'
export { productMeta } from './product-meta'
