import type { Media } from '@edbazaar/api-client'
import type { CaptionedFile } from '@edbazaar/feature-editing'

/** The value of the field `files`. */
export const captionedFiles = (media: readonly Media[]): CaptionedFile[] =>
  media.map(({ url, image }) => ({ url, caption: image?.caption ?? null }))
