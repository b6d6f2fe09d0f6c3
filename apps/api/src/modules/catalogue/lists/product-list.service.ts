import { invalid } from '../../../app-error.ts'
import type { Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import type { ProductSummary } from '../products/product-shapes.ts'
import { knownOrder, resolveLocation, withKnownDistances } from './list-location.ts'
import { noProductCounts, productCounts } from './product-counts.ts'
import { readProductCriteria } from './product-criteria.ts'
import type { ProductListRepository, ProductMatch } from './product-list.repository.ts'

/** The parameters of `listProducts`. */
export type ProductListRequest = Query<'listProducts'>

export interface ProductListDeps {
  readonly repository: ProductListRepository
  readonly filters: FiltersService
  readonly places: PlacesService
  readonly summaries: (products: readonly ProductMatch[]) => Promise<ProductSummary[]>
}

export type ProductListService = ReturnType<typeof createProductListService>

/** Lists tuitions, activities, camps and workshops. */
export function createProductListService({
  repository,
  filters,
  places,
  summaries,
}: ProductListDeps) {
  return {
    /** The response of `listProducts`. Throws `not_found` for a place that does not exist. */
    async listProducts(request: ProductListRequest) {
      const { counts: withCounts } = request
      const [{ place, circle, isApproximate }, catalogue] = await Promise.all([
        resolveLocation(request, places),
        filters.catalogue(),
      ])
      const { sort = circle ? 'distance' : 'relevance' } = request
      if (sort === 'distance' && circle === null)
        throw invalid('sort', 'can be distance only with a location; give place, or lat and lng')
      const criteria = readProductCriteria(request, catalogue)
      const district = circle && (await places.districtAt(circle.center))
      const found = await repository.list({
        circle,
        district,
        criteria,
        sort: knownOrder(sort, isApproximate),
        withCounts,
        ...sliceOf(request),
      })
      return {
        data: await summaries(withKnownDistances(found.products, isApproximate)),
        total: found.total,
        ...pagingOf(request, found.total + found.approximate),
        place,
        radius: circle?.radius ?? null,
        approximate:
          district && found.approximate > 0
            ? {
                count: found.approximate,
                district: district.name,
                state: district.state,
                after: found.total,
              }
            : null,
        ...(withCounts
          ? productCounts(found.counts, found.conditions, criteria, catalogue)
          : noProductCounts),
      }
    },
  }
}
