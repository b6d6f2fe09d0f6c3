import type { BatchDetails, Media, ProductKind, ProductMode } from '@edbazaar/api-client'
import { isMedia, keptDraft } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import type { ListedBatch } from '../batches/BatchList'
import { weekdays } from '../batches/batch-schema'
import { kinds, modes, priceUnits } from './service-schema'

type PriceUnit = (typeof priceUnits)[number]

/** What stands in the form of a new service. */
export interface ServiceDraft {
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
  /** So that sending it again adds it once. */
  request_key: string
}

/** What a price is usually for. */
export const usualUnit: Readonly<Record<ProductKind, PriceUnit>> = {
  tuition: 'month',
  activity: 'month',
  camp: 'camp',
  workshop: 'session',
}

const emptyService: Readonly<ServiceDraft> = {
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
  seats_left: v.number(),
  price: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, BatchDetails>

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
  media: v.array(v.custom<Media>(isMedia)),
  batches: v.array(v.object({ key: v.string(), details: detailsSchema })),
  request_key: v.string(),
})

/** What was stored may come from an older version, or from somebody's own hand. */
const isServiceDraft = (stored: unknown): stored is ServiceDraft => v.is(draftSchema, stored)

/** The draft of a new service of a store, kept in this browser. */
export const useServiceDraft = keptDraft<ServiceDraft>('new-service', {
  empty: emptyService,
  isDraft: isServiceDraft,
})

/** Whether anything was filled in. */
export const isFilled = (draft: ServiceDraft): boolean =>
  [draft.name, draft.description_html, draft.age_min, draft.age_max, draft.price].some(
    (typed) => typed.trim() !== '',
  ) || [draft.filter_ids, draft.media, draft.batches].some((list) => list.length > 0)
