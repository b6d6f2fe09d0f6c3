import type { SchoolArea } from '@edbazaar/api-client'
import { listedTotal } from '@edbazaar/feature-list-kit'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { formatCount, formatRupees } from '@edbazaar/ui/formatting'
import { genders, messages } from './messages'

type Named = Pick<SchoolArea, 'kind' | 'name'>

/** "Mysuru", or "Mysuru district": a city and its district often share a name. */
export function nameOf({ kind, name }: Named, t: Translate): string {
  return kind === 'district' ? t(messages.district(name)) : name
}

/** "Schools in Mysuru, Karnataka"; "CBSE schools in Karnataka". */
export function titleOf(area: SchoolArea, t: Translate): string {
  const { kind, state, board } = area
  if (kind === 'country' && board === null) return t(messages.countryTitle)
  const isWithin = state !== null && kind !== 'state'
  const where = isWithin ? `${nameOf(area, t)}, ${state.name}` : nameOf(area, t)
  return t(board === null ? messages.titleOf(where) : messages.boardTitleOf(board.name, where))
}

/** The path of a page of the area. */
export function pathOf(
  { state, slug, board }: Pick<SchoolArea, 'state' | 'slug' | 'board'>,
  page = 1,
): string {
  const path = paths.area({ state: state?.slug, place: slug, board: board?.slug })
  return page === 1 ? path : `${path}?page=${page}`
}

/**
 * Breadcrumbs: all schools, the states, the state, the district, the place without its board, and on
 * later pages the first page.
 */
export function crumbsOf(area: SchoolArea, t: Translate): Crumb[] {
  const crumbs = crumbsOfFirstPage(area, t)
  return area.page === 1 ? crumbs : [...crumbs, { label: titleOf(area, t), href: pathOf(area) }]
}

function crumbsOfFirstPage(area: SchoolArea, t: Translate): Crumb[] {
  const { kind, state, slug, board, links } = area
  const crumbs: Crumb[] = [{ label: t(messages.schools), href: paths.schools }]
  if (kind === 'country' && board === null) return crumbs
  crumbs.push({ label: t(messages.byPlace), href: paths.area({}) })
  if (state !== null && (kind !== 'state' || board !== null))
    crumbs.push({ label: state.name, href: paths.area({ state: state.slug }) })
  const district = links.find(({ role }) => role === 'district')
  if (district)
    crumbs.push({
      label: t(messages.district(district.name)),
      href: paths.area({ state: district.state, place: district.slug }),
    })
  if (board !== null && slug !== null)
    crumbs.push({ label: nameOf(area, t), href: paths.area({ state: state?.slug, place: slug }) })
  return crumbs
}

/** The number of co-educational schools among those whose type is known; null without data. */
export function genderShare({ types }: Pick<SchoolArea, 'types'>) {
  const known = types.filter(({ name }) => genders.some((gender) => gender === name))
  const all = known.reduce((sum, { total }) => sum + total, 0)
  const [first] = genders
  const mixed = known.find(({ name }) => name === first)?.total ?? 0
  return all === 0 ? null : { name: first, part: mixed, known: all }
}

/** "₹18,000–2,45,000". */
export function feesBetween(
  { lowest, highest }: NonNullable<SchoolArea['fees']>,
  t: Translate,
): string {
  return lowest === highest
    ? formatRupees(lowest)
    : t(messages.feesBetween(formatRupees(lowest), formatCount(highest)))
}

/** How many schools are near the town, as the list near it says; null for other areas. */
export function locationNote(
  { radius, total, approximate }: Pick<SchoolArea, 'radius' | 'total' | 'approximate'>,
  t: Translate,
): string | null {
  if (radius === null) return null
  if (approximate === null) return t(messages.within(radius))
  return total === 0
    ? t(messages.somewhere)
    : t(messages.moreThanWithin(formatCount(total), radius, formatCount(approximate.count)))
}

/** Figures for the meta description: "1,204 schools; 31 CBSE; fees ₹18,000–2,45,000 a year". */
export function shortFacts(area: SchoolArea, t: Translate): string {
  const { boards, board, fees } = area
  const counts = board === null ? boards.slice(0, 3) : []
  return [
    t(messages.schoolCount(listedTotal(area))),
    ...counts.map(({ name, total, approximate }) =>
      t(messages.boardCount(formatCount(total + approximate), name)),
    ),
    ...(fees === null ? [] : [t(messages.feesFact(feesBetween(fees, t)))]),
  ].join('; ')
}
