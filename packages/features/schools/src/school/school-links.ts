import type { School } from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { messages } from './messages'

type Placed = Pick<
  School,
  'address' | 'city' | 'district' | 'state' | 'pincode' | 'place_slug' | 'areas'
>

/**
 * Breadcrumbs: schools, the state, and the city or district if they have pages; otherwise the list near
 * the town. An unknown town is looked up by name.
 */
export function crumbsOf(
  { city, district, state, place_slug: place, areas }: Placed,
  t: Translate,
): Crumb[] {
  const town = city || district
  const all = { label: t(messages.schools), href: paths.schools }
  const states = areas.filter(({ kind }) => kind === 'state')
  const nearest = areas.findLast(({ kind }) => kind !== 'state')
  const crumbs = [...states, ...(nearest ? [nearest] : [])].map((area) => ({
    label: area.kind === 'district' ? t(messages.district(area.name)) : area.name,
    href: paths.area({ state: area.state, place: area.slug }),
  }))
  if (nearest || !town) return [all, ...crumbs]
  const typedPlace = encodeURIComponent([town, state].filter(Boolean).join(', '))
  const townPath = `${paths.schools}?${place ? `place=${place}` : `near=${typedPlace}`}`
  return [all, ...crumbs, { label: town, href: townPath }]
}

/** The postal address: the school's address, then town, state and pincode if they are missing in it. */
export function fullAddress({ address, city, district, state, pincode }: Placed): string {
  const parts = [city || district, state].filter((part) => part && !containsText(address, part))
  const end = [parts.join(', '), pincode && !containsText(address, pincode) ? pincode : '']
  return [address, end.filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function containsText(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

/** The path of the list near a school; null without coordinates. */
export function nearbyPath({ lat, lng }: Pick<School, 'lat' | 'lng'>): string | null {
  if (lat === null || lng === null) return null
  return `${paths.schools}?lat=${round(lat)}&lng=${round(lng)}`
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
