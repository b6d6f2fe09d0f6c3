import type { Schema } from '../../../contract/operations.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import type { Section } from '../filters/filter-section.ts'
import type { FilterCatalogue } from '../filters/filters.service.ts'
import { isApproximate, pointOf } from '../schools/school-summary.ts'
import { unreviewedFlag } from '../visibility/unreviewed.ts'
import type { ShownBatch } from './batch-conditions.ts'
import type { BatchRow } from './batch-row.ts'
import type { ProductKind } from './product-kinds.ts'
import type { ProductRow, ProductSummaryRow } from './products.repository.ts'

/** The filter section of each product kind. */
export const sections: Readonly<Record<ProductKind, Section>> = {
  tuition: 'tuitions',
  activity: 'activities',
  camp: 'camps',
  workshop: 'workshops',
}

export type ProductSummary = Schema<'ProductSummary'>

/** The days of a week, in order. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]

/** The period or unit of a price. */
export const priceUnits = ['month', 'session', 'course', 'camp'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** Details of a product that depend on the list's location and dates. */
export interface MatchDetails {
  /** Null for lists without a location, for products taught online and without a known point. */
  readonly distanceKm?: number | null
  /** Chosen from the batches that match the list's days and dates; null if none does. */
  readonly batch?: ShownBatch | null
}

/** The `ProductSummary` of the contract. */
export const toProductSummary = (
  row: ProductSummaryRow,
  images: Images,
  { distanceKm = null, batch = row.batch }: MatchDetails = {},
): ProductSummary => ({
  type: 'Product',
  id: row.id,
  name: row.name,
  slug: row.slug,
  kind: row.kind,
  store_id: row.storeId,
  store_name: row.storeName,
  city: row.city,
  state: row.state,
  distance_km:
    distanceKm === null || isApproximate(row) ? null : Math.round(distanceKm * 100) / 100,
  is_place_approximate: isApproximate(row),
  image: images.cover({ name: row.name, files: row.files, captions: row.fileCaptions }),
  files: row.files.map(images.file),
  price: row.price,
  price_unit: row.priceUnit,
  age_min: row.ageMin,
  age_max: row.ageMax,
  mode: row.mode,
  n_batches: batch?.count ?? 0,
  days: weekdays.filter((day) => batch?.days.includes(day)),
  starts_on: batch?.startsOn ?? null,
  seats: batch?.seats ?? null,
  seats_left: batch?.seatsLeft ?? null,
})

/** The `Product` of the contract: the content of its page. */
export function toProductPage(
  { product, store, nProducts }: ProductRow,
  batches: readonly BatchRow[],
  catalogue: FilterCatalogue,
  images: Images,
): Schema<'Product'> {
  const selected = new Set(product.filterIds)
  return {
    type: 'Product',
    ...unreviewedFlag(product),
    accepts_enquiries: store.ownerId !== null,
    id: product.id,
    name: product.name,
    slug: product.slug,
    kind: product.kind,
    description: product.descriptionHtml === null ? null : cleanHtml(product.descriptionHtml),
    city: product.city,
    state: product.state,
    ...pointOf(product),
    files: product.files.map(images.file),
    images: images.gallery({
      name: product.name,
      files: product.files,
      captions: product.fileCaptions,
    }),
    price: product.price,
    price_unit: product.priceUnit,
    age_min: product.ageMin,
    age_max: product.ageMax,
    mode: product.mode,
    batches: batches.map(toBatch),
    filters_values: catalogue.group(sections[product.kind], (id) => selected.has(id)),
    store: {
      id: store.id,
      brand_name: store.brandName,
      city: store.city,
      mobile: store.mobile,
      email: store.email,
      is_verified: store.isVerified,
      image: images.cover({ name: store.brandName, files: store.files }),
      n_products: nProducts,
    },
    updated_at: product.updatedAt.toISOString(),
  }
}

/** The `EditedBatch` of the contract. */
export const toEditedBatch = (batch: BatchRow): Schema<'EditedBatch'> => ({
  ...toBatch(batch),
  taken_elsewhere: batch.takenElsewhere,
  taken: batch.taken,
  state: batch.state,
})

/** The `Batch` of the contract. */
const toBatch = (batch: BatchRow): Schema<'Batch'> => ({
  id: batch.id,
  name: batch.name,
  days: weekdays.filter((day) => batch.days.includes(day)),
  starts_on: batch.startsOn,
  ends_on: batch.endsOn,
  // PostgreSQL returns seconds; a timetable shows none.
  start_time: batch.startTime.slice(0, 5),
  end_time: batch.endTime.slice(0, 5),
  seats: batch.seats,
  seats_left: batch.seatsLeft,
  price: batch.price,
})
