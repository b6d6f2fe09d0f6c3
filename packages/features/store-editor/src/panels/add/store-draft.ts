import type { Media } from '@edbazaar/api-client'
import { isMedia, keptDraft } from '@edbazaar/feature-editing'

/** A store that somebody is about to list. */
export interface StoreDraft {
  brand_name: string
  /** The single image, if any. */
  media: Media[]
  /** So that sending it again lists it once. */
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

/** The draft of a new store, kept in this browser. */
export const useStoreDraft = keptDraft<StoreDraft>('new-store', {
  empty: { brand_name: '', media: [], request_key: '' },
  isDraft: isStoreDraft,
})

/** Whether anything was filled in. */
export const isFilled = ({ brand_name: name, media }: StoreDraft): boolean =>
  name.trim() !== '' || media.length > 0
