import type { School } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { nearPath } from '../list/near'
import { listPath, wholeCountry } from '../schools/list-state'
import { messages } from './messages'

type Placed = Pick<School, 'address' | 'city' | 'district' | 'state' | 'pincode' | 'place_slug'>

/** Schools, then the town; where the town is no place of ours, what is typed finds the nearest. */
export function crumbsOf({ city, district, state, place_slug: place }: Placed): Crumb[] {
  const town = city || district
  const all = { label: messages.schools, href: paths.schools }
  if (!town) return [all]
  const typed = nearPath(paths.schools, [town, state].filter(Boolean).join(', '))
  return [all, { label: town, href: place ? listPath({ ...wholeCountry, place }) : typed }]
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
