import type { PageMeta } from '@edbazaar/feature-shell'
import { kindPath } from '../kinds'
import { listEntity } from '../list-entity'
import { kindMessages, messages } from '../messages'
import type { LoadedKind } from './load-kind'

/** What search engines are told of the grid of one kind. */
export function kindMeta({ kind, videos, page, per_page: perPage }: LoadedKind): PageMeta {
  const { title, standfirst } = kindMessages[kind]
  const first = (page - 1) * perPage + 1
  return {
    title: page === 1 ? title : messages.pageOf(title, page),
    description: `${standfirst} ${messages.standfirst}`,
    canonicalPath: kindPath(kind, page),
    isHidden: videos.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url: (path: string) => string) => [listEntity(title, videos, url, first)],
    }),
  }
}
