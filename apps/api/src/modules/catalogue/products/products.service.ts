import { AppError } from '../../../app-error.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import {
  type FoundFacts,
  type ProductSummary,
  toProductPage,
  toProductSummary,
} from './product-shapes.ts'
import type { ProductsRepository } from './products.repository.ts'

/** A product, and what is known of it where it was found. */
interface FoundProduct extends FoundFacts {
  readonly id: number
}

export type ProductsService = ReturnType<typeof createProductsService>

export function createProductsService(needs: {
  repository: ProductsRepository
  filters: FiltersService
  images: Images
}) {
  const { repository, filters, images } = needs
  return {
    /** Lines of a list, in the order given, by one query; a product that is gone is left out. */
    async summaries(found: readonly FoundProduct[]): Promise<ProductSummary[]> {
      if (found.length === 0) return []
      const rows = await repository.findSummaries(found.map(({ id }) => id))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return found.flatMap(({ id, ...facts }) => {
        const row = byId.get(id)
        return row ? [toProductSummary(row, images, facts)] : []
      })
    },

    /** Lines by id, live or not: for whoever offers them. */
    async ownSummaries(ids: readonly number[]): Promise<ReadonlyMap<number, ProductSummary>> {
      const rows = ids.length === 0 ? [] : await repository.findOwnSummaries(ids)
      return new Map(rows.map((row) => [row.id, toProductSummary(row, images)]))
    },

    /** A store's products, the best known first. */
    async ofStore(storeId: number): Promise<ProductSummary[]> {
      const rows = await repository.findByStore(storeId)
      return rows.map((row) => toProductSummary(row, images))
    },

    /** A product's page. Throws `not_found` where no live product has the slug. */
    async page(slug: string) {
      const [found, batches, catalogue] = await Promise.all([
        repository.findBySlug(slug),
        repository.findBatches(slug),
        filters.catalogue(),
      ])
      if (!found)
        throw new AppError('not_found', 'There is no tuition, activity, camp or workshop here.')
      return toProductPage(found, batches, catalogue, images)
    },
  }
}
