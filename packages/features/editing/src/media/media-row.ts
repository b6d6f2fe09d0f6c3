import type { Media } from '@edbazaar/api-client'
import type { MediaItem } from '@edbazaar/ui/MediaList'

/** Pixels that a row's picture needs on a dense screen. */
const thumbnailWidth = 240

/** A file as the list shows it. */
export function mediaRow({ url, kind, name, bytes, picture }: Media): MediaItem {
  const small = picture?.variants
    .filter(({ width }) => width >= thumbnailWidth)
    .toSorted((one, other) => one.width - other.width)[0]
  return {
    id: url,
    src: picture?.url ?? url,
    thumbnail: small?.url ?? picture?.url ?? null,
    kind,
    name,
    bytes,
  }
}
