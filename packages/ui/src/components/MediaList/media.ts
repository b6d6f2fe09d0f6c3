export const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A file of the list. */
export interface MediaItem {
  /** Tells it from the others, such as its address. */
  id: string
  /** Address of the whole image or video. */
  src: string
  /** Address of a small image; of a video without one its first frame is shown. */
  thumbnail: string | null
  /** Whether it is seen or played. */
  kind: MediaKind
  /** As the file was called; null where nobody knows. */
  name: string | null
  /** Null where nobody knows. */
  bytes: number | null
}

export const uploadPhases = ['waiting', 'preparing', 'sending', 'failed'] as const
export type UploadPhase = (typeof uploadPhases)[number]

/** A file on its way. */
export interface MediaUpload {
  /** Tells it from the others. */
  id: number
  /** As the file is called. */
  name: string
  /** Whether it is seen or played. */
  kind: MediaKind
  /** Where the browser shows the file meanwhile, such as an object URL. */
  preview: string | null
  /** How far it is: it waits, is made smaller, is sent, or has failed. */
  phase: UploadPhase
  /** How much of it is sent, from 0 to 1. */
  progress: number
  /** Why it failed, in words that say what to do. */
  problem: string | null
  /** Whether the same file may be sent again: not where the file itself is wrong. */
  canRetry: boolean
}
