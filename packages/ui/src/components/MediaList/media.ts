export const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** An uploaded image or video. */
export interface MediaItem {
  /** Unique id, such as the URL. */
  id: string
  /** URL of the full image or video. */
  src: string
  /** URL of a small image. A video without one shows its first frame. */
  thumbnail: string | null
  /** Whether it is an image or a video. */
  kind: MediaKind
  /** Original file name; null if unknown. */
  name: string | null
  /** Null if unknown. */
  bytes: number | null
  /** Shown under the image; null or absent without one. */
  caption?: string | null
}

export const uploadPhases = ['waiting', 'preparing', 'sending', 'failed'] as const
export type UploadPhase = (typeof uploadPhases)[number]

/** An image or video that is being uploaded, or whose upload failed. */
export interface MediaUpload {
  /** Unique key. */
  id: number
  /** File name. */
  name: string
  /** Whether it is an image or a video. */
  kind: MediaKind
  /** Local preview, such as an object URL. */
  preview: string | null
  /** State of the upload: waiting, being resized, sending or failed. */
  phase: UploadPhase
  /** Uploaded part, from 0 to 1. */
  progress: number
  /** Error message that says what to do. */
  problem: string | null
  /** Whether a retry can succeed; false if the file itself is invalid. */
  canRetry: boolean
}

/** The cover: the first image, even if videos come before it. */
export const coverOf = (items: readonly MediaItem[]) => items.find(({ kind }) => kind === 'image')
