import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { linkList } from '@edbazaar/feature-shell/json-ld'
import { messages } from '../messages'
import { videoLink } from '../video-card'
import type { LoadedOverview } from './load-overview'

export function videosMeta({ sections }: LoadedOverview): PageMeta {
  const videos = sections.flatMap((section) => section.videos)
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.videos,
    isHidden: videos.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [linkList({ name: messages.title, links: videos.map(videoLink) }, url)],
    }),
  }
}
