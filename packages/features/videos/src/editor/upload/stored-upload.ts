import { createDraftHook } from '@edbazaar/feature-editing'
import { useEffect, useEffectEvent } from 'react'

/** An upload that the browser remembers, so that it can continue after a reload. */
export interface StoredUpload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly modified: number
}

export const storedUploadOf = (
  { id }: { id: string },
  { name, size, lastModified: modified }: File,
): StoredUpload => ({ id, name, size, modified })

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

const useUploadOf = createDraftHook<StoredUpload | null>('video-upload', {
  empty: null,
  isDraft: isStoredUpload,
})

export type StoredUploadDraft = ReturnType<typeof useStoredUpload>

/**
 * The unfinished upload of a video. That of a new video, which was opened with another id, follows
 * the video when its draft is started.
 */
export function useStoredUpload(openedId: number, videoId: number) {
  const opened = useUploadOf(openedId).draft
  const stored = useUploadOf(videoId)
  const toMove = openedId === videoId ? null : opened
  const move = useEffectEvent(stored.save)
  useEffect(() => {
    if (toMove !== null) move(toMove)
  }, [toMove])
  return stored
}

/** Whether a chosen file is the one whose upload stopped. */
export const isSameFile = ({ name, size, modified }: StoredUpload, file: File): boolean =>
  file.name === name && file.size === size && file.lastModified === modified
