import {
  type I18n,
  type PageMeta,
  paths,
  siteName,
  videoFeedPath,
} from '@edbazaar/feature-platform'
import { breadcrumbs, firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { kindPath } from '../kinds'
import { messages } from '../messages'
import { videoLink } from '../video-card'
import { kindUrl } from './kind-url'
import type { LoadedKind } from './load-kind'

/** Metadata of the grid of one kind. */
export function kindMeta({ kind, videos, ...list }: LoadedKind, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const title = t(messages.kinds[kind].title)
  const { page, totalPages: last, total } = list
  const links = videos.map(videoLink)
  const pathOf = (number: number) => kindUrl(kind).pathOf({ page: number })
  return {
    title,
    description: t(messages.kinds[kind].description),
    canonicalPath: pathOf(page),
    pages: { page, last, pathOf },
    feed: { title: `${siteName}: ${t(messages.title)}`, path: videoFeedPath },
    isHidden: videos.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        linkList({ name: title, links, first: firstPositionOf(list), total }, url),
        breadcrumbs(
          [
            { label: t(messages.title), href: paths.videos },
            { label: title, href: kindPath(kind) },
          ],
          url,
        ),
      ],
    }),
  }
}
