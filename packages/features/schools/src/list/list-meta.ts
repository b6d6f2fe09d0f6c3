import type { SchoolList } from '@edbazaar/api-client'
import type { LoadedList } from '@edbazaar/feature-list-kit'
import { areaOf, listedTotal, listTitle } from '@edbazaar/feature-list-kit'
import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages as descriptions } from './descriptions/messages'
import { schoolsUrl } from './list-state'
import { messages } from './messages'

/**
 * Metadata of the school list. The canonical path contains only place and page, because filters and
 * sort order show the same schools. A list with a landing page has its title and canonical path.
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
  const landing = page === 1 ? list.landing_page : null
  const count = `${formatCount(total)}${isExact ? '' : '+'}`
  return {
    title: landing ? t(landingTitle(landing)) : title,
    description: import.meta.env.SSR
      ? i18n.translateOnServer(descriptions)(descriptions.listDescription(count, ...areaOf(list)))
      : '',
    canonicalPath: landing ? landingPath(landing) : isPoint ? null : pathOf(page),
    ...(!isPoint && { pages: { page, last: list.totalPages, pathOf } }),
    isHidden: isPoint || (total === 0 && !landing),
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = list.data.map(schoolLink)
        const listed = { links, first: firstPositionOf(list), total: listedTotal(list) }
        return [linkList({ name: title, ...listed }, url)]
      },
    }),
  }
}

type LandingPage = NonNullable<SchoolList['landing_page']>

/** As the landing page: "CBSE schools in Pune, Maharashtra". */
function landingTitle({ name, state, board }: LandingPage) {
  const where = state === null ? name : `${name}, ${state.name}`
  return board === null ? messages.placeTitle(where) : messages.boardTitle(board.name, where)
}

const landingPath = ({ state, slug, board }: LandingPage) =>
  paths.area({ state: state?.slug, place: slug, board: board?.slug })

const schoolLink = ({ name, slug }: SchoolList['data'][number]) => ({
  label: name,
  href: paths.school(slug),
})
