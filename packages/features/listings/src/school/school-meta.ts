import type { Picture } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths, safeWebsite } from '@edbazaar/feature-shell'
import { breadcrumbs } from '../json-ld'
import type { LoadedSchool } from './load-school'
import { messages } from './messages'
import { crumbsOf } from './school-links'
import type { ShownSchool } from './shown-school'

/** What search engines and messengers are told of a school. */
export function schoolMeta({ school }: LoadedSchool): PageMeta {
  const { name, slug, city, state, boards, pictures } = school
  const place = [city, state].filter(Boolean).join(', ')
  const affiliation = boards.length === 0 ? '' : `${boards.join(', ')}. `
  return {
    title: city ? `${name}, ${city}` : name,
    description: messages.description(name, place && messages.in(place), affiliation),
    canonicalPath: paths.school(slug),
    image: pictures.map(asPhotograph).find((picture) => picture !== undefined),
    ...(import.meta.env.SSR && {
      jsonLd: (url: Url) => [schoolEntity(school, url), breadcrumbEntity(school, url)],
    }),
  }
}

/** Messengers do not draw vector pictures: of one, its largest version in pixels. */
function asPhotograph({ url, width, height, variants }: Picture): PageMeta['image'] {
  if (!isVector(url)) return { url, width, height }
  const largest = variants.findLast((variant) => !isVector(variant.url))
  return largest && { ...largest, height: Math.round((largest.width * height) / width) }
}

const isVector = (url: string) => /\.svg(?:$|\?)/.test(url)

type Url = (path: string) => string

function schoolEntity(school: ShownSchool, url: Url): JsonLd {
  const { lat, lng, is_place_approximate: isApproximate } = school
  return compact({
    '@type': 'School',
    '@id': url(paths.school(school.slug)),
    name: school.name,
    url: url(paths.school(school.slug)),
    address: compact({
      '@type': 'PostalAddress',
      streetAddress: school.address,
      addressLocality: school.city,
      addressRegion: school.state,
      postalCode: school.pincode,
      addressCountry: 'IN',
    }),
    geo:
      lat === null || lng === null || isApproximate
        ? null
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    telephone: school.contact_phone,
    email: school.contact_email,
    sameAs: safeWebsite(school.website),
    foundingDate: school.established_on,
    numberOfStudents: school.n_students,
  })
}

function breadcrumbEntity(school: ShownSchool, url: Url): JsonLd {
  return breadcrumbs(
    [...crumbsOf(school), { label: school.name, href: paths.school(school.slug) }],
    url,
  )
}

/** The same without what nobody has told. */
function compact(entity: JsonLd): JsonLd {
  const told = Object.entries(entity).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(told), '@type': entity['@type'] }
}
