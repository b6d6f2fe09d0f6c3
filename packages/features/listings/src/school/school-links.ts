import type { School } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { nearPath } from '../list/near'
import { listPath, wholeCountry } from '../schools/list-state'
import { messages } from './messages'

type Placed = Pick<
  School,
  'address' | 'city' | 'district' | 'state' | 'pincode' | 'place_slug' | 'areas'
>

/**
 * Schools, then the state, and the city or district where they have pages; else the list around the
 * town. Where the town is no place of ours, what is typed finds the nearest.
 */
export function crumbsOf({ city, district, state, place_slug: place, areas }: Placed): Crumb[] {
  const town = city || district
  const all = { label: messages.schools, href: paths.schools }
  const within = areas.filter(({ kind }) => kind === 'state')
  const nearest = areas.findLast(({ kind }) => kind !== 'state')
  const crumbs = [...within, ...(nearest ? [nearest] : [])].map((area) => ({
    label: area.kind === 'district' ? messages.district(area.name) : area.name,
    href: paths.area({ state: area.state, place: area.slug }),
  }))
  if (nearest || !town) return [all, ...crumbs]
  const typed = nearPath(paths.schools, [town, state].filter(Boolean).join(', '))
  const around = place ? listPath({ ...wholeCountry, place }) : typed
  return [all, ...crumbs, { label: town, href: around }]
}

/** The address as on a letter: what the school gave, then town, state and pincode. */
export function wholeAddress({ address, city, district, state, pincode }: Placed): string {
  const parts = [city || district, state].filter((part) => part && !holds(address, part))
  const end = [parts.join(', '), pincode && !holds(address, pincode) ? pincode : '']
  return [address, end.filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

/** The list around a school; null where nobody knows where it is. */
export function nearbyPath(school: Pick<School, 'lat' | 'lng'>): string | null {
  const state = around(school)
  return state.point === null ? null : listPath(state)
}

function around({ lat, lng }: Pick<School, 'lat' | 'lng'>) {
  const point = lat === null || lng === null ? null : { lat: round(lat), lng: round(lng) }
  return { ...wholeCountry, point }
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
