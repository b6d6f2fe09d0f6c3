import type { Media } from '@edbazaar/api-client'
import { createDraftHook, isMedia } from '@edbazaar/feature-editing'

/** The form values of a new store. */
export interface StoreDraft {
  brand_name: string
  /** The single image, if any. */
  media: Media[]
  /** Makes retries idempotent. */
  request_key: string
}

function isStoreDraft(stored: unknown): stored is StoreDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'brand_name' in stored &&
    'media' in stored &&
    'request_key' in stored &&
    typeof stored.brand_name === 'string' &&
    typeof stored.request_key === 'string' &&
    Array.isArray(stored.media) &&
    stored.media.every(isMedia)
  )
}

/** The draft of a new store, stored in this browser. */
export const useStoreDraft = createDraftHook<StoreDraft>('new-store', {
  empty: { brand_name: '', media: [], request_key: '' },
  isDraft: isStoreDraft,
})

/** Whether the user has filled in any field. */
export const isFilled = ({ brand_name: name, media }: StoreDraft): boolean =>
  name.trim() !== '' || media.length > 0
