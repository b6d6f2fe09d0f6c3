import { type ProductSummary, toBatch } from '../../catalogue/products/product-shapes.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { Media } from '../../platform/media/media.ts'
import { cleanStoreHtml } from '../../platform/rich-text/clean-html.ts'
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
  /** Products that the plan allows. */
  readonly maxProducts: number
  /** Whether the caller may delete the store. */
  readonly canDelete: boolean
}

/** The `StoreEditor` of the contract. */
export function toStoreEditor(
  { store, products, batches, summaries, media, maxProducts, canDelete }: EditedStore,
  images: Images,
) {
  const { id, brandName: name, descriptionHtml: html, files, revision } = store
  const batchesByProduct = Map.groupBy(batches, ({ productId }) => productId)
  return {
    id,
    ...toStoreFields(store),
    revision,
    description_html: html === null ? null : cleanStoreHtml(html),
    files: files.map(images.file),
    media,
    image: images.cover({ name, files }),
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
  completeness: productCompleteness(product),
  batches: batches.map(toBatch),
  summary,
})
