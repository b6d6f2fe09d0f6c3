import { type JsonLd, type PageMeta, paths, safeWebsite } from '@edbazaar/feature-shell'
import {
  absoluteUrl,
  breadcrumbs,
  omitEmpty,
  shareImageOf,
  type Url,
} from '@edbazaar/feature-shell/json-ld'
import type { LoadedSchool } from './load-school'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { crumbsOf } from './school-links'

/** Metadata of a school. */
export function schoolMeta({ school }: LoadedSchool): PageMeta {
  const { name, slug, city, state, boards } = school
  const place = [city, state].filter(Boolean).join(', ')
  const affiliation = boards.length === 0 ? '' : `${boards.join(', ')}. `
  return {
    title: city ? `${name}, ${city}` : name,
    description: messages.description(name, place && messages.in(place), affiliation),
    canonicalPath: paths.school(slug),
    ...(import.meta.env.SSR && {
      image: firstShareImage(school),
      jsonLd: (url: Url) => [schoolEntity(school, url), breadcrumbEntity(school, url)],
    }),
  }
}

const firstShareImage = ({ images }: SchoolDetails) =>
  images.map(shareImageOf).find((image) => image !== undefined)

function schoolEntity(school: SchoolDetails, url: Url): JsonLd {
  const { lat, lng, is_place_approximate: isApproximate } = school
  const image = firstShareImage(school)
  return omitEmpty({
    '@type': 'School',
    '@id': url(paths.school(school.slug)),
    name: school.name,
    url: url(paths.school(school.slug)),
    image: image && absoluteUrl(image.url, url),
    address: omitEmpty({
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
  })
}

function breadcrumbEntity(school: SchoolDetails, url: Url): JsonLd {
  return breadcrumbs(
    [...crumbsOf(school), { label: school.name, href: paths.school(school.slug) }],
    url,
  )
}
