import { type Image, type Images, isVideoPath } from '../images/image-urls.ts'

/** The `Media` of the contract: a file as its owner sees it in a list. */
export interface Media {
  readonly url: string
  readonly kind: 'image' | 'video'
  readonly name: string | null
  readonly bytes: number | null
  readonly image: Image | null
}

interface Noted {
  readonly name: string | null
  readonly bytes: number
}

/** Details that are unknown, such as those of seed files, are null. */
export function toMedia(path: string, noted: Noted | undefined, images: Images): Media {
  const isVideo = isVideoPath(path)
  return {
    url: images.file(path),
    kind: isVideo ? 'video' : 'image',
    name: noted?.name ?? null,
    bytes: noted?.bytes ?? null,
    image: isVideo ? null : images.one(path),
  }
}

/** The file with the caption of its image. */
export const withCaption = (media: Media, caption: string | null): Media => ({
  ...media,
  image: media.image && { ...media.image, caption },
})
