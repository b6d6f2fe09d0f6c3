import type { Media } from '@edbazaar/api-client'
import type { MediaItem } from '@edbazaar/ui/MediaList'

/** Pixels that a thumbnail needs on a high-density screen. */
const thumbnailWidth = 240

/** Converts a file to an item of `MediaList`. */
export function mediaRow({ url, kind, name, bytes, image }: Media): MediaItem {
  const thumbnail = image?.variants
    .filter(({ width }) => width >= thumbnailWidth)
    .toSorted((a, b) => a.width - b.width)[0]
  return {
    id: url,
    src: image?.url ?? url,
    thumbnail: thumbnail?.url ?? image?.url ?? null,
    kind,
    name,
    bytes,
    caption: image?.caption ?? null,
  }
}
