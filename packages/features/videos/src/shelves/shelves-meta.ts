import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { listEntity } from '../list-entity'
import { messages } from '../messages'
import type { LoadedShelves } from './load-shelves'

/** What search engines are told of the shelves. */
export function shelvesMeta({ shelves }: LoadedShelves): PageMeta {
  const videos = shelves.flatMap((shelf) => shelf.videos)
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.videos,
    isHidden: videos.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url: (path: string) => string) => [listEntity(messages.title, videos, url)],
    }),
  }
}
