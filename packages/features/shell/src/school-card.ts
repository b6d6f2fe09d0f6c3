import type { Availability, Image, SchoolSummary } from '@edbazaar/api-client'
import { formatDay } from '@edbazaar/ui/formatting'
import type { SchoolCardProps } from '@edbazaar/ui/SchoolCard'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { paths } from './paths'

/**
 * Maps an API image to the image props of `@edbazaar/ui`. An SVG is used as it is: 5 to 9 kB at any
 * size, while its bitmaps have 12 kB at 240 pixels and 58 kB at 768.
 */
export function imageSource({ url, width, variants, formats, placeholder }: Image) {
  if (url.endsWith('.svg')) return { src: url }
  const isUpload = formats.includes('jpg')
  const jpgUrl = (address: string) => (isUpload ? address.replace(/\w+$/, 'jpg') : address)
  const all = [...variants, { url, width }]
  return {
    src: jpgUrl(url),
    ...(variants.length > 0 && {
      srcSet: all.map((variant) => `${jpgUrl(variant.url)} ${variant.width}w`).join(', '),
    }),
    ...(isUpload && {
      formats: formats.filter((format) => format !== 'jpg'),
      placeholder: placeholder ?? undefined,
    }),
  }
}

/** The card props of a school. */
export function schoolCard(school: SchoolSummary) {
  return {
    href: paths.school(school.slug),
    name: school.name,
    image: imageSource(school.image),
    place: placeOf(school),
    distanceKm: school.distance_km,
    isDistanceApproximate: school.is_place_approximate,
    boards: school.boards,
    feesFrom: school.fee_min,
    ageFrom: school.age_min,
    ageTo: school.age_max,
    availability: schoolAvailability(school.availability),
  } satisfies SchoolCardProps
}

/** The location in one short line: the last part of the address and the town. */
function placeOf({ address, city, district, state }: SchoolSummary): string {
  const town = city || district
  if (!town || address.toLowerCase().includes(town.toLowerCase())) return address || state || ''
  const part = address.slice(address.lastIndexOf(',') + 1).trim()
  return part ? `${part}, ${town}` : town
}

/** Availability as state and label: "12 seats left", "Opens 5 Jan". */
export function schoolAvailability(
  availability: Availability | null,
): { state: SeatsState; label: string } | null {
  if (availability === null) return null
  return { state: availability.state, label: seatsLabel(availability) }
}

function seatsLabel({ state, seats_left: left, opens_on: opensOn }: Availability): string {
  if (state === 'few' && left !== null) return left === 1 ? '1 seat left' : `${left} seats left`
  if (state === 'opens')
    return opensOn === null ? 'Opens later' : `Opens ${formatDay(opensOn, { isShort: true })}`
  return state === 'closed' ? 'Closed' : 'Open'
}
