import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { breadcrumbs, firstPositionOf, linkList } from '@edbazaar/feature-shell/json-ld'
import { kindPath } from '../kinds'
import { kindMessages, messages } from '../messages'
import { videoLink } from '../video-card'
import type { LoadedKind } from './load-kind'

/** Metadata of the grid of one kind. */
export function kindMeta({ kind, videos, ...list }: LoadedKind): PageMeta {
  const { title, standfirst } = kindMessages[kind]
  const { page, totalPages: last, total } = list
  const links = videos.map(videoLink)
  return {
    title,
    description: `${standfirst} ${messages.kindDescription}`,
    canonicalPath: kindPath(kind, page),
    pages: { page, last, pathOf: (number) => kindPath(kind, number) },
    isHidden: videos.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        linkList({ name: title, links, first: firstPositionOf(list), total }, url),
        breadcrumbs(
          [
            { label: messages.title, href: paths.videos },
            { label: title, href: kindPath(kind) },
          ],
          url,
        ),
      ],
    }),
  }
}
