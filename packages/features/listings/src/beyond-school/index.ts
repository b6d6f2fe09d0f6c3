import { listLoader } from '../list/list-loader'
import { makeProductsScreen } from './ProductsScreen'
import { makeProductListMeta } from './product-list-meta'
import { type ProductScope, productListing } from './product-listings'

/** The page of one list of products: its loader, screen and description. */
export function productListPage(scope: ProductScope) {
  return {
    loader: listLoader(productListing(scope)),
    Component: makeProductsScreen(scope),
    handle: { meta: makeProductListMeta(scope) },
  }
}
