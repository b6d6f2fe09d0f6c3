export const mediaKinds = ['picture', 'film'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** A file of the list. */
export interface MediaItem {
  /** Tells it from the others, such as its address. */
  id: string
  /** Address of the whole picture or film. */
  src: string
  /** Address of a small picture; of a film without one its first frame is shown. */
  thumbnail: string | null
  kind: MediaKind
  /** As the file was called; null where nobody knows. */
  name: string | null
  /** Null where nobody knows. */
  bytes: number | null
}

export const uploadStates = ['waiting', 'sending', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/** A file on its way. */
export interface MediaUpload {
  id: string
  name: string
  /** How much of it is sent, from 0 to 1. */
  progress: number
  state: UploadState
  /** Why it failed, in words that say what to do. */
  reason?: string | undefined
}
