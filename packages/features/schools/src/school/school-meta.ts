import { safeWebsite } from '@edbazaar/feature-catalogue-ui/school-facts'
import {
  type I18n,
  type JsonLd,
  type PageMeta,
  paths,
  type Translate,
} from '@edbazaar/feature-platform'
import {
  absoluteUrl,
  breadcrumbs,
  omitEmpty,
  shareImageOf,
  type Url,
} from '@edbazaar/feature-platform/json-ld'
import type { LoadedSchool } from './load-school'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { crumbsOf } from './school-links'

/** Title, description and structured data of a school page. Unreviewed schools are not indexed. */
export function schoolMeta({ school }: LoadedSchool, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const { name, slug, city, state, boards } = school
  const place = [city, state].filter(Boolean).join(', ')
  const nameAndPlace = place === '' ? name : `${name}, ${place}`
  return {
    title: city ? `${name}, ${city}` : name,
    description: t(
      boards.length === 0
        ? messages.description(nameAndPlace)
        : messages.descriptionWithBoards(nameAndPlace, boards.join(', ')),
    ),
    canonicalPath: paths.school(slug),
    isHidden: school.is_unreviewed === true,
    ...(import.meta.env.SSR && {
      image: firstShareImage(school),
      jsonLd: (url: Url) => [schoolEntity(school, url), breadcrumbEntity(school, url, t)],
    }),
  }
}

const firstShareImage = ({ images }: SchoolDetails) =>
  images.map(shareImageOf).find((image) => image !== undefined)

function schoolEntity(school: SchoolDetails, url: Url): JsonLd {
  const { lat, lng, is_place_approximate: isApproximate, accepts_enquiries: isManaged } = school
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
    // The contacts of a register are for readers: crawlers would collect them by the thousand. A
    // phone number is shown by a click.
    email: isManaged ? school.contact_email : null,
    sameAs: safeWebsite(school.website),
    foundingDate: school.established_on,
  })
}

function breadcrumbEntity(school: SchoolDetails, url: Url, t: Translate): JsonLd {
  return breadcrumbs(
    [...crumbsOf(school, t), { label: school.name, href: paths.school(school.slug) }],
    url,
  )
}
