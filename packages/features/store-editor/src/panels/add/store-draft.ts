import type { Media } from '@edbazaar/api-client'
import {
  createDraftHook,
  isMedia,
  type ListingPlace,
  listingPlaceSchema,
} from '@edbazaar/feature-editing'
import * as v from 'valibot'

/** The form values of a new store. */
export interface StoreDraft {
  brand_name: string
  /** Null until the user picks one; it can be added later. */
  place: ListingPlace | null
  /** The single image, if any. */
  media: Media[]
  /** Makes retries idempotent. */
  request_key: string
}

const draftSchema = v.object({
  brand_name: v.string(),
  place: v.nullable(listingPlaceSchema),
  media: v.array(v.custom(isMedia)),
  request_key: v.string(),
})

/** A stored draft can come from an older version of the app or be edited by hand. */
const isStoreDraft = (stored: unknown): stored is StoreDraft => v.is(draftSchema, stored)

/** The draft of a new store, stored in this browser. */
export const useStoreDraft = createDraftHook<StoreDraft>('new-store', {
  empty: { brand_name: '', place: null, media: [], request_key: '' },
  isDraft: isStoreDraft,
})

/** Whether the user has filled in any field. */
export const isFilled = ({ brand_name: name, place, media }: StoreDraft): boolean =>
  name.trim() !== '' || place !== null || media.length > 0
