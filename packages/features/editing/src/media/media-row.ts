import type { Media } from '@edbazaar/api-client'
import type { MediaItem } from '@edbazaar/ui/MediaList'

/** Pixels that a row's image needs on a dense screen. */
const thumbnailWidth = 240

/** A file as the list shows it. */
export function mediaRow({ url, kind, name, bytes, image }: Media): MediaItem {
  const small = image?.variants
    .filter(({ width }) => width >= thumbnailWidth)
    .toSorted((one, other) => one.width - other.width)[0]
  return {
    id: url,
    src: image?.url ?? url,
    thumbnail: small?.url ?? image?.url ?? null,
    kind,
    name,
    bytes,
  }
}
