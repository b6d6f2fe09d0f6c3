import {
  type I18n,
  type PageMeta,
  paths,
  siteName,
  videoFeedPath,
} from '@edbazaar/feature-platform'
import { linkList } from '@edbazaar/feature-platform/json-ld'
import { messages } from '../messages'
import { videoLink } from '../video-card'
import type { LoadedOverview } from './load-overview'

export function videosMeta({ sections }: LoadedOverview, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const videos = sections.flatMap((section) => section.videos)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.videos,
    feed: { title: `${siteName}: ${t(messages.title)}`, path: videoFeedPath },
    isHidden: videos.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [linkList({ name: t(messages.title), links: videos.map(videoLink) }, url)],
    }),
  }
}
