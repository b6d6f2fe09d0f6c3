import { createDraftHook } from '@edbazaar/feature-editing'

/** An upload that the browser remembers, so that it can continue after a reload. */
export interface StoredUpload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly modified: number
}

function isStoredUpload(stored: unknown): stored is StoredUpload | null {
  if (stored === null) return true
  if (typeof stored !== 'object') return false
  const { id, name, size, modified } = stored as Partial<Record<keyof StoredUpload, unknown>>
  return (
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof modified === 'number'
  )
}

/** The unfinished upload of a video. */
export const useStoredUpload = createDraftHook<StoredUpload | null>('video-upload', {
  empty: null,
  isDraft: isStoredUpload,
})

/** Whether a chosen file is the one whose upload stopped. */
export const isSameFile = ({ name, size, modified }: StoredUpload, file: File): boolean =>
  file.name === name && file.size === size && file.lastModified === modified
