import { AppError } from '../../../app-error.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { FiltersService } from '../filters/filters.service.ts'
import { maskedPhone } from '../phones/masked-phone.ts'
import {
  type MatchDetails,
  type ProductSummary,
  toProductPage,
  toProductSummary,
} from './product-shapes.ts'
import type { ProductsRepository } from './products.repository.ts'

/** A product's id with its details in a list. */
interface ProductReference extends MatchDetails {
  readonly id: number
}

export type ProductsService = ReturnType<typeof createProductsService>

interface ProductsDeps {
  readonly repository: ProductsRepository
  readonly filters: FiltersService
  readonly images: Images
}

export function createProductsService({ repository, filters, images }: ProductsDeps) {
  async function pageOf(slug: string) {
    const [found, batches, catalogue] = await Promise.all([
      repository.findBySlug(slug),
      repository.findBatches(slug),
      filters.catalogue(),
    ])
    return found && toProductPage(found, batches, catalogue, images)
  }

  async function pageByFormerSlug(slug: string) {
    const current = await repository.findCurrentSlug(slug)
    return current === undefined ? undefined : pageOf(current)
  }

  return {
    /**
     * Summaries in the given order, by one query. Products that are no longer public are left out.
     */
    async summaries(matches: readonly ProductReference[]): Promise<ProductSummary[]> {
      if (matches.length === 0) return []
      const rows = await repository.findSummaries(matches.map(({ id }) => id))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return matches.flatMap(({ id, ...details }) => {
        const row = byId.get(id)
        return row ? [toProductSummary(row, images, details)] : []
      })
    },

    /** Summaries by id, of hidden products too, for their owner. */
    async ownSummaries(ids: readonly number[]): Promise<ReadonlyMap<number, ProductSummary>> {
      const rows = ids.length === 0 ? [] : await repository.findOwnSummaries(ids)
      return new Map(rows.map((row) => [row.id, toProductSummary(row, images)]))
    },

    /** A store's public products, the most popular first. */
    async ofStore(storeId: number): Promise<ProductSummary[]> {
      const rows = await repository.findByStore(storeId)
      return rows.map((row) => toProductSummary(row, images))
    },

    /** The active products of a store, public or not, for its owner. */
    async activeOfStore(storeId: number): Promise<ProductSummary[]> {
      const rows = await repository.findActiveByStore(storeId)
      return rows.map((row) => toProductSummary(row, images))
    },

    /**
     * A product's page by id, whether parents see it or not. The caller checks who asks. Throws
     * `not_found`.
     */
    async preview(id: number) {
      const found = await repository.findPreview(id)
      if (!found) throw noProduct()
      const [batches, catalogue] = await Promise.all([
        repository.findBatches(found.product.slug),
        filters.catalogue(),
      ])
      return toProductPage(found, batches, catalogue, images)
    },

    /**
     * A product's page, by its slug or a former one. Throws `not_found` if no public product has the
     * slug.
     */
    async page(slug: string) {
      const found = (await pageOf(slug)) ?? (await pageByFormerSlug(slug))
      if (!found) throw noProduct()
      const { store } = found
      return { ...found, store: { ...store, mobile: maskedPhone(store.mobile) } }
    },
  }
}

const noProduct = () =>
  new AppError('not_found', 'There is no tuition, activity, camp or workshop at this address.')
