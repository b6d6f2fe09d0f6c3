import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { BatchRow } from '../../catalogue/products/batch-row.ts'
import {
  type ProductSummary,
  sections,
  toEditedBatch,
} from '../../catalogue/products/product-shapes.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { type Media, withCaption } from '../../platform/media/media.ts'
import { cleanStoreHtml } from '../../platform/rich-text/clean-html.ts'
import { isHiddenByAdmin } from '../../trust/cases/case-states.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import type { FilterRequestsService } from '../filter-requests/filter-requests.service.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import { type ProductRow, toProductFields } from './product-fields.ts'

type PendingRequests = Awaited<ReturnType<FilterRequestsService['pendingOf']>>

/** Finds the pending filter requests of a user for a product. */
export type RequestedFilters = (userId: number, product: ProductRow) => Promise<PendingRequests>

type ProductWithStore = NonNullable<Awaited<ReturnType<ProductEditingRepository['find']>>>

interface EditedProduct extends ProductWithStore {
  readonly batches: readonly BatchRow[]
  readonly summary: ProductSummary
  readonly media: readonly Media[]
  readonly catalogue: FilterCatalogue
  readonly requestedFilters: PendingRequests
}

/** The `ProductEditor` of the contract. */
export function toProductEditor(
  { product, store, batches, summary, media, catalogue, requestedFilters }: EditedProduct,
  images: Images,
) {
  const { descriptionHtml: html } = product
  const { ages, price, ...fields } = toProductFields(product)
  return {
    id: product.id,
    slug: product.slug,
    ...fields,
    ...ages,
    ...price,
    is_hidden_by_admin: isHiddenByAdmin(product),
    revision: product.revision,
    store: { id: store.id, brand_name: store.brandName, is_active: store.isActive },
    description_html: html === null ? null : cleanStoreHtml(html),
    files: product.files.map(images.file),
    media: media.map((file, i) => withCaption(file, product.fileCaptions[i] ?? null)),
    filters_values: catalogue.filtersOf(sections[product.kind]),
    requested_filters: requestedFilters,
    batches: batches.map(toEditedBatch),
    completeness: productCompleteness({ ...product, nBatches: batches.length }),
    summary,
    updated_at: product.updatedAt.toISOString(),
  }
}
