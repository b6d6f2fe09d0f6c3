import { listLoader } from '../list/list-loader'
import { makeProductsScreen } from './ProductsScreen'
import { type ProductScope, productListDefinition } from './product-list-definitions'
import { makeProductListMeta } from './product-list-meta'

/** The page of one product list: loader, screen and metadata. */
export function productListPage(scope: ProductScope) {
  return {
    loader: listLoader(productListDefinition(scope)),
    Component: makeProductsScreen(scope),
    handle: { meta: makeProductListMeta(scope) },
  }
}
