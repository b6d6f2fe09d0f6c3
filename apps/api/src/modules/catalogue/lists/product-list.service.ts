import { invalid } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import type { ProductSummary } from '../products/product-shapes.ts'
import { noProductCounts, productCounts } from './product-counts.ts'
import type { ListedProduct, ProductListRepository } from './product-list.repository.ts'
import { productNarrowingOf } from './product-narrowing.ts'
import { whereOf } from './where-request.ts'

/** The parameters of `listProducts`. */
export type ProductListRequest = Query<'listProducts'>

export interface ProductListDeps {
  readonly repository: ProductListRepository
  readonly filters: FiltersService
  readonly places: PlacesService
  readonly summaries: (products: readonly ListedProduct[]) => Promise<ProductSummary[]>
}

export type ProductListService = ReturnType<typeof createProductListService>

/** Lists of tuitions, activities, camps and workshops. */
export function createProductListService(needs: ProductListDeps) {
  const { repository, filters, places, summaries } = needs
  return {
    /** The answer of `listProducts`. Throws `not_found` for a place that does not exist. */
    async listProducts(request: ProductListRequest) {
      const { counts: withCounts } = request
      const [{ place, circle }, catalogue] = await Promise.all([
        whereOf(request, places),
        filters.catalogue(),
      ])
      const { sort = circle ? 'distance' : 'relevance' } = request
      if (sort === 'distance' && circle === null)
        throw invalid('sort', 'can be distance only with a place; give one')
      const narrowing = productNarrowingOf(request, catalogue)
      const found = await repository.list({
        circle,
        narrowing,
        sort,
        withCounts,
        ...sliceOf(request),
      })
      return {
        data: await summaries(found.products),
        total: found.total,
        ...pagingOf(request, found.total),
        place,
        radius: circle?.radius ?? null,
        ...(withCounts
          ? productCounts(found.counts, found.conditions, narrowing, catalogue)
          : noProductCounts),
      }
    },
  }
}
