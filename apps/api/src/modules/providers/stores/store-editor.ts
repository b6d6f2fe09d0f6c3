import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { BatchRow } from '../../catalogue/products/batch-row.ts'
import { type ProductSummary, toEditedBatch } from '../../catalogue/products/product-shapes.ts'
import { offeredToStores } from '../../catalogue/stores/store-filters.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { type Media, withCaption } from '../../platform/media/media.ts'
import { cleanStoreHtml } from '../../platform/rich-text/clean-html.ts'
import { isHiddenByAdmin } from '../../trust/cases/case-states.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import type { StoreEditingRepository } from './store-editing.repository.ts'
import { type StoreRow, toStoreFields } from './store-fields.ts'

type StoreProduct = Awaited<ReturnType<StoreEditingRepository['productsOf']>>[number]

interface EditedStore {
  readonly store: StoreRow
  readonly products: readonly StoreProduct[]
  /** Of all products, earliest first. */
  readonly batches: readonly BatchRow[]
  readonly summaries: ReadonlyMap<number, ProductSummary>
  readonly media: readonly Media[]
  readonly catalogue: FilterCatalogue
  /** Products that the plan allows. */
  readonly maxProducts: number
  /** Whether the caller may delete the store. */
  readonly canDelete: boolean
}

/** The `StoreEditor` of the contract. */
export function toStoreEditor(edited: EditedStore, images: Images) {
  const { store, products, batches, summaries, media, catalogue, maxProducts, canDelete } = edited
  const { id, brandName: name, descriptionHtml: html, files, fileCaptions: captions } = store
  const batchesByProduct = Map.groupBy(batches, ({ productId }) => productId)
  return {
    id,
    ...toStoreFields(store),
    revision: store.revision,
    filters_values: offeredToStores(catalogue),
    description_html: html === null ? null : cleanStoreHtml(html),
    files: files.map(images.file),
    media: media.map((file, i) => withCaption(file, captions[i] ?? null)),
    image: images.cover({ name, files, captions }),
    products: products.flatMap((product) => {
      const summary = summaries.get(product.id)
      if (!summary) return []
      return [toEditedProduct(product, batchesByProduct.get(product.id) ?? [], summary)]
    }),
    completeness: storeCompleteness({ ...store, nProducts: products.length }),
    limits: {
      products: maxProducts,
      is_product_limit_exceeded: products.filter(({ isActive }) => isActive).length >= maxProducts,
    },
    is_hidden_by_admin: isHiddenByAdmin(store),
    can_delete: canDelete,
    updated_at: store.updatedAt.toISOString(),
  }
}

const toEditedProduct = (
  product: StoreProduct,
  batches: readonly BatchRow[],
  summary: ProductSummary,
) => ({
  is_active: product.isActive,
  is_hidden_by_admin: isHiddenByAdmin(product),
  completeness: productCompleteness(product),
  batches: batches.map(toEditedBatch),
  summary,
})
