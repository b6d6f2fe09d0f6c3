import { type ProductSummary, toBatch } from '../../catalogue/products/product-shapes.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'
import { cleanStoreHtml } from '../../content/rich-text/clean-html.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { Media } from '../../platform/media/media.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import type { StoreEditingRepository } from './store-editing.repository.ts'
import { type StoreRow, toStoreFields } from './store-fields.ts'

export type OfferedRow = Awaited<ReturnType<StoreEditingRepository['productsOf']>>[number]

interface EditedStore {
  readonly store: StoreRow
  readonly offered: readonly OfferedRow[]
  /** Of all that is offered, the earliest first. */
  readonly batches: readonly BatchRow[]
  readonly summaries: ReadonlyMap<number, ProductSummary>
  readonly media: readonly Media[]
  /** Products that the plan allows. */
  readonly most: number
}

/** The `StoreEditor` of the contract. */
export function toStoreEditor(
  { store, offered, batches, summaries, media, most }: EditedStore,
  images: Images,
) {
  const { id, brandName: name, descriptionHtml: html, files, revision } = store
  const shown = { name, files }
  const ofProduct = Map.groupBy(batches, ({ productId }) => productId)
  return {
    ...{ id, ...toStoreFields(store), revision },
    description_html: html === null ? null : cleanStoreHtml(html),
    files: files.map(images.file),
    media,
    image: images.cover(shown),
    products: offered.flatMap((product) => {
      const summary = summaries.get(product.id)
      return summary ? [toOffered(product, ofProduct.get(product.id) ?? [], summary)] : []
    }),
    completeness: storeCompleteness({ ...store, nProducts: offered.length }),
    limits: { products: most, is_product_limit_exceeded: offered.length >= most },
    updated_at: store.updatedAt.toISOString(),
  }
}

const toOffered = (product: OfferedRow, batches: readonly BatchRow[], summary: ProductSummary) => ({
  is_active: product.isActive,
  completeness: productCompleteness(product),
  batches: batches.map(toBatch),
  summary,
})
