import type { Image, SchoolSummary } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-platform'

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

/** The card props of a school; its availability is written by `schoolAvailability`. */
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
    firstYearFrom: school.first_year_min,
    ageFrom: school.age_min,
    ageTo: school.age_max,
    availability: school.availability,
  }
}

/** The location in one short line: the last part of the address and the town. */
function placeOf({ address, city, district, state }: SchoolSummary): string {
  const town = city || district
  if (!town || address.toLowerCase().includes(town.toLowerCase())) return address || state || ''
  const part = address.slice(address.lastIndexOf(',') + 1).trim()
  return part ? `${part}, ${town}` : town
}
