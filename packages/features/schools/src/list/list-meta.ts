import type { SchoolList } from '@edbazaar/api-client'
import type { LoadedList } from '@edbazaar/feature-list-kit'
import { areaOf, listedTotal, listTitle } from '@edbazaar/feature-list-kit'
import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { formatCount } from '@edbazaar/ui/formatting'
import { schoolsUrl } from './list-state'
import { messages } from './messages'

/**
 * Metadata of the school list. The canonical path contains only place and page, because filters and
 * sort order show the same schools.
 */
export function listMeta(loaded: LoadedList<SchoolList>, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const { list } = loaded
  const title = t(listTitle(messages.labels, loaded))
  if (list === null) {
    return { title, description: title, canonicalPath: null, isHidden: true }
  }
  const isPoint = list.place === null && list.radius !== null
  const { page, total, is_total_exact: isExact } = list
  const place = list.place?.slug ?? null
  const pathOf = (other: number) => schoolsUrl.pathOf({ ...schoolsUrl.initial, place, page: other })
  const count = `${formatCount(total)}${isExact ? '' : '+'}`
  return {
    title,
    description: t(messages.listDescription(count, ...areaOf(list))),
    canonicalPath: isPoint ? null : pathOf(page),
    ...(!isPoint && { pages: { page, last: list.totalPages, pathOf } }),
    isHidden: isPoint || total === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = list.data.map(schoolLink)
        const listed = { links, first: firstPositionOf(list), total: listedTotal(list) }
        return [linkList({ name: title, ...listed }, url)]
      },
    }),
  }
}

const schoolLink = ({ name, slug }: SchoolList['data'][number]) => ({
  label: name,
  href: paths.school(slug),
})
