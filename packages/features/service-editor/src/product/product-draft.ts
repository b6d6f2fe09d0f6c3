import type { BatchDetails, Media, ProductKind, ProductMode } from '@edbazaar/api-client'
import { createDraftHook, isMedia, weekdays } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import type { ListedBatch, OpenBatch } from '../batches/BatchList'
import { draftSchema as batchDraftSchema } from '../batches/batch-schema'
import { kinds, modes, priceUnits } from './product-schema'

type PriceUnit = (typeof priceUnits)[number]

/** The form values of a new product. */
export interface ProductDraft {
  kind: ProductKind
  name: string
  mode: ProductMode
  description_html: string
  filter_ids: number[]
  age_min: string
  age_max: string
  price: string
  price_unit: PriceUnit
  media: Media[]
  batches: ListedBatch[]
  /** The batch whose form is open. */
  open_batch?: OpenBatch | null | undefined
  /** Makes retries idempotent. */
  request_key: string
}

export const defaultPriceUnits: Readonly<Record<ProductKind, PriceUnit>> = {
  tuition: 'month',
  activity: 'month',
  camp: 'camp',
  workshop: 'session',
}

const emptyProduct: Readonly<ProductDraft> = {
  kind: 'tuition',
  name: '',
  mode: 'centre',
  description_html: '',
  filter_ids: [],
  age_min: '',
  age_max: '',
  price: '',
  price_unit: 'month',
  media: [],
  batches: [],
  open_batch: null,
  request_key: '',
}

const detailsSchema = v.object({
  name: v.string(),
  days: v.array(v.picklist(weekdays)),
  starts_on: v.string(),
  ends_on: v.nullable(v.string()),
  start_time: v.string(),
  end_time: v.string(),
  seats: v.number(),
  taken_elsewhere: v.number(),
  price: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, BatchDetails>

export const mediaSchema = v.array(v.custom<Media>(isMedia))
export const batchesSchema = v.array(v.object({ key: v.string(), details: detailsSchema }))

const draftSchema = v.object({
  kind: v.picklist(kinds),
  name: v.string(),
  mode: v.picklist(modes),
  description_html: v.string(),
  filter_ids: v.array(v.number()),
  age_min: v.string(),
  age_max: v.string(),
  price: v.string(),
  price_unit: v.picklist(priceUnits),
  media: mediaSchema,
  batches: batchesSchema,
  open_batch: v.nullish(v.object({ key: v.string(), draft: batchDraftSchema })),
  request_key: v.string(),
})

/** A stored draft can come from an older version of the app or be edited by hand. */
const isProductDraft = (stored: unknown): stored is ProductDraft => v.is(draftSchema, stored)

/** The draft of a new product of a store, stored in this browser. */
export const useProductDraft = createDraftHook<ProductDraft>('new-service', {
  empty: emptyProduct,
  isDraft: isProductDraft,
})

/** Whether a batch is filled in but not saved. */
export const hasOpenBatch = ({ open_batch: open }: ProductDraft): boolean =>
  open !== null && open !== undefined

/** Whether the user has filled in any field. */
export const isFilled = (draft: ProductDraft): boolean =>
  [draft.name, draft.description_html, draft.age_min, draft.age_max, draft.price].some(
    (text) => text.trim() !== '',
  ) ||
  [draft.filter_ids, draft.media, draft.batches].some((list) => list.length > 0) ||
  hasOpenBatch(draft)
