import type { SchoolList } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { formatCount } from '@edbazaar/ui/formatting'
import type { LoadedList } from '../list/list-loader'
import { titleOf } from '../list/list-words'
import { listPath, wholeCountry } from './list-state'
import { messages, words } from './messages'

/**
 * What search engines are told of the list. It is known under its place and page alone: its
 * filters and order are the same schools seen otherwise.
 */
export function listMeta({ list }: LoadedList<SchoolList>): PageMeta {
  const title = titleOf(words, list)
  if (list === null) {
    return { title, description: title, canonicalPath: null, isHidden: true }
  }
  const isPoint = list.place === null && list.radius !== null
  const { page, total, is_total_exact: isExact } = list
  const count = `${formatCount(total)}${isExact ? '' : '+'}`
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: messages.listDescription(title.replace(/^S/, 's'), count),
    canonicalPath: isPoint
      ? null
      : listPath({ ...wholeCountry, place: list.place?.slug ?? null, page }),
    isHidden: isPoint || total === 0,
    ...(import.meta.env.SSR && { jsonLd: (url: Url) => [listEntity(list, title, url)] }),
  }
}

type Url = (path: string) => string

/** The schools of the page as a list of links. */
function listEntity(list: SchoolList, name: string, url: Url): JsonLd {
  const first = (list.page - 1) * list.per_page + 1
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: list.total,
    itemListElement: list.data.map((school, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: school.name,
      url: url(paths.school(school.slug)),
    })),
  }
}
