import type { Availability, Image, SchoolSummary } from '@edbazaar/api-client'
import { formatDay } from '@edbazaar/ui/formatting'
import type { SchoolCardProps } from '@edbazaar/ui/SchoolCard'
import type { SeatsState } from '@edbazaar/ui/Seats'
import { paths } from './paths'

/**
 * An image as the components of `@edbazaar/ui` take it. A drawing that scales is lighter than any of
 * its photographs: 5 to 9 kB for all sizes, where a file of 240 pixels has 12 and one of 768 has 58.
 */
export function imageSource({ url, width, variants, formats, placeholder }: Image) {
  if (url.endsWith('.svg')) return { src: url }
  const isSent = formats.includes('jpg')
  const named = (one: string) => (isSent ? one.replace(/\w+$/, 'jpg') : one)
  const all = [...variants, { url, width }]
  return {
    src: named(url),
    ...(variants.length > 0 && {
      srcSet: all.map((one) => `${named(one.url)} ${one.width}w`).join(', '),
    }),
    ...(isSent && {
      formats: formats.filter((format) => format !== 'jpg'),
      placeholder: placeholder ?? undefined,
    }),
  }
}

/** What a card tells of a school, in the order distance, board, fees, age, availability. */
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
    availability: availabilityWords(school.availability),
  } satisfies SchoolCardProps
}

/** Where a school is, in one short line: the last part of its address and the town. */
function placeOf({ address, city, district, state }: SchoolSummary): string {
  const town = city || district
  if (!town || address.toLowerCase().includes(town.toLowerCase())) return address || state || ''
  const part = address.slice(address.lastIndexOf(',') + 1).trim()
  return part ? `${part}, ${town}` : town
}

/** Whether there is room, in words: "12 seats left", "Opens 5 Jan". */
export function availabilityWords(
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
