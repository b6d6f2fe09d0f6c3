import type { SchoolArea } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { formatCount } from '@edbazaar/ui/formatting'
import { genders, messages } from './messages'

type Named = Pick<SchoolArea, 'kind' | 'name'>

/** "Mysuru", or "Mysuru district": a city and its district often share a name. */
export function nameOf({ kind, name }: Named): string {
  return kind === 'district' ? messages.district(name) : name
}

/** "Schools in Mysuru, Karnataka"; "CBSE schools in Karnataka". */
export function titleOf(area: SchoolArea): string {
  const { kind, state, board } = area
  if (kind === 'country' && board === null) return messages.countryTitle
  const isWithin = state !== null && kind !== 'state'
  const where = isWithin ? `${nameOf(area)}, ${state.name}` : nameOf(area)
  return messages.titleOf(board?.name ?? null, where)
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
export function crumbsOf(area: SchoolArea): Crumb[] {
  const crumbs = crumbsOfFirstPage(area)
  return area.page === 1 ? crumbs : [...crumbs, { label: titleOf(area), href: pathOf(area) }]
}

function crumbsOfFirstPage(area: SchoolArea): Crumb[] {
  const { kind, state, slug, board, links } = area
  const crumbs: Crumb[] = [{ label: messages.schools, href: paths.schools }]
  if (kind === 'country' && board === null) return crumbs
  crumbs.push({ label: messages.byPlace, href: paths.area({}) })
  if (state !== null && (kind !== 'state' || board !== null))
    crumbs.push({ label: state.name, href: paths.area({ state: state.slug }) })
  const district = links.find(({ role }) => role === 'district')
  if (district)
    crumbs.push({
      label: messages.district(district.name),
      href: paths.area({ state: district.state, place: district.slug }),
    })
  if (board !== null && slug !== null)
    crumbs.push({ label: nameOf(area), href: paths.area({ state: state?.slug, place: slug }) })
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

/** Short figures for the meta description: "31 CBSE", "fees ₹18,000–2,45,000". */
export function shortFacts({ boards, board, fees }: SchoolArea): string[] {
  const counts = board === null ? boards.slice(0, 3) : []
  return [
    ...counts.map(({ name, total }) => `${formatCount(total)} ${name}`),
    ...(fees === null ? [] : [`fees ${messages.feesBetween(fees.lowest, fees.highest)} a year`]),
  ]
}
