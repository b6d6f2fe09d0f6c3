import { listLoader } from '@edbazaar/feature-list-kit'
import { definePage } from '@edbazaar/feature-platform'
import { LazyProductResults } from './LazyProductResults'
import { makeProductsScreen } from './ProductsScreen'
import { productListDefinition } from './product-list-definitions'
import { makeProductListMeta } from './product-list-meta'
import type { ProductScope } from './product-state'

function productListPage(scope: ProductScope) {
  return definePage({
    loader: listLoader(productListDefinition(scope), LazyProductResults.load),
    Component: makeProductsScreen(scope),
    meta: makeProductListMeta(scope),
  })
}

/** All kinds, with tabs. */
export const page = productListPage('all')
export const tuitionsPage = productListPage('tuition')
export const activitiesPage = productListPage('activity')
export const campsPage = productListPage('camp')
export const workshopsPage = productListPage('workshop')
