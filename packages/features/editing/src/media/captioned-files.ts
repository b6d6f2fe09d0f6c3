import type { Media } from '@edbazaar/api-client'
import type { CaptionedFile } from '../fields/field-format'

/** The value of a field with captioned files. */
export const captionedFiles = (media: readonly Media[]): CaptionedFile[] =>
  media.map(({ url, image }) => ({ url, caption: image?.caption ?? null }))

/** The files of a new record: URLs, with the caption where there is one. */
export const newFiles = (media: readonly Media[]): (string | CaptionedFile)[] =>
  captionedFiles(media).map((file) => (file.caption === null ? file.url : file))

/**
 * The files with what is known of them. Falls back to the URL alone for a file in a restored edit that
 * the loaded record does not have.
 */
export const mediaOf = (files: readonly CaptionedFile[], known: readonly Media[]): Media[] =>
  files.map(({ url, caption }) => {
    const found = known.find((each) => each.url === url)
    if (found) return withCaption(found, caption)
    const kind = /\.(mp4|webm|mpeg)$/.test(url) ? 'video' : 'image'
    return { url, kind, name: null, bytes: null, image: null }
  })

/** The file with the caption of its image; a video has none. */
export const withCaption = (media: Media, caption: string | null): Media => ({
  ...media,
  image: media.image && { ...media.image, caption },
})
