import type { Section } from '../../catalogue/filters/filters.repository.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { type ProductSummary, sections, toBatch } from '../../catalogue/products/product-shapes.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'
import { cleanStoreHtml } from '../../content/rich-text/clean-html.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { Media } from '../../platform/media/media.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import { type ProductRow, toProductFields } from './product-fields.ts'

/** A filter value that somebody asked for, and that waits for an administrator. */
interface Wish {
  readonly category: string
  readonly value: string
  readonly section: Section
}

/** Wishes of a user for a product. */
export type Wishes = (userId: number, product: ProductRow) => Promise<readonly Wish[]>

type Found = NonNullable<Awaited<ReturnType<ProductEditingRepository['find']>>>

interface EditedProduct extends Found {
  readonly batches: readonly BatchRow[]
  readonly summary: ProductSummary
  readonly media: readonly Media[]
  readonly catalogue: FilterCatalogue
  readonly wishes: readonly Wish[]
}

/** The `ProductEditor` of the contract. */
export function toProductEditor(
  { product, store, batches, summary, media, catalogue, wishes }: EditedProduct,
  images: Images,
) {
  const { id, slug, files, revision, descriptionHtml: html } = product
  const { ages, price, ...fields } = toProductFields(product)
  return {
    ...{ id, slug, ...fields, ...ages, ...price, revision },
    store: { id: store.id, brand_name: store.brandName, is_active: store.isActive },
    description_html: html === null ? null : cleanStoreHtml(html),
    files: files.map(images.file),
    media,
    filters_values: catalogue.filtersOf(sections[product.kind]),
    requested_filters: wishes,
    batches: batches.map(toBatch),
    completeness: productCompleteness({ ...product, nBatches: batches.length }),
    summary,
    updated_at: product.updatedAt.toISOString(),
  }
}
