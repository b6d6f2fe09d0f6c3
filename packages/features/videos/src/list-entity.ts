import type { JsonLd } from '@edbazaar/feature-shell'
import type { VideoCardWords } from './video-card'

/** Videos as a list of links, counted from `first`. */
export function listEntity(
  name: string,
  videos: readonly VideoCardWords[],
  url: (path: string) => string,
  first = 1,
): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: videos.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: title,
      url: url(href),
    })),
  }
}
