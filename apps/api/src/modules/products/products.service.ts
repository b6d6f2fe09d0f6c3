import { AppError } from '../../app-error.ts'
import type { FilterCatalogue, FiltersService } from '../filters/filters.service.ts'
import type { Pictures } from '../pictures/picture-addresses.ts'
import { type ProductSummary, sections, toProductPage, toProductSummary } from './product-shapes.ts'
import type { ProductKind, ProductsRepository } from './products.repository.ts'

export interface ProductListQuery {
  readonly kind?: ProductKind
  readonly filter_ids?: readonly number[]
  readonly page: number
  readonly per_page: number
}

export type ProductsService = ReturnType<typeof createProductsService>

export function createProductsService(needs: {
  repository: ProductsRepository
  filters: FiltersService
  pictures: Pictures
}) {
  const { repository, filters, pictures } = needs
  return {
    /** Lines of a list, in the order given, by one query; a product that is gone is left out. */
    async summaries(ids: readonly number[]): Promise<ProductSummary[]> {
      if (ids.length === 0) return []
      const rows = await repository.findSummaries(ids)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = byId.get(id)
        return row ? [toProductSummary(row, pictures)] : []
      })
    },

    /** A store's products, the best known first. */
    async ofStore(storeId: number): Promise<ProductSummary[]> {
      const rows = await repository.findByStore(storeId)
      return rows.map((row) => toProductSummary(row, pictures))
    },

    /** One page of products. Values of one filter are alternatives; filters must all hold. */
    async list({ kind, filter_ids: chosen = [], page, per_page: perPage }: ProductListQuery) {
      const groups = groupByFilter(await filters.catalogue(), chosen)
      const offset = (page - 1) * perPage
      const { rows, total } = await repository.list({ kind, groups, limit: perPage, offset })
      return {
        data: rows.map((row) => toProductSummary(row, pictures)),
        total,
        page,
        per_page: perPage,
        totalPages: Math.max(1, Math.ceil(total / perPage)),
      }
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
      return toProductPage(found, batches, catalogue, pictures)
    },
  }
}

/** The chosen values, one group for each filter; a value of no filter is a group that nothing fits. */
function groupByFilter(catalogue: FilterCatalogue, chosen: readonly number[]): number[][] {
  const wanted = new Set(chosen)
  const groups = Object.values(sections).flatMap((section) =>
    catalogue
      .group(section, (id) => wanted.has(id))
      .map(({ values }) => values.map(({ id }) => id)),
  )
  const known = new Set(groups.flat())
  const unknown = chosen.filter((id) => !known.has(id))
  return unknown.length > 0 ? [...groups, unknown] : groups
}
