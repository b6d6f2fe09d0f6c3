import type { Store } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
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
import { messages } from './messages'

/** Title, description and structured data of a store page. Unreviewed stores are not indexed. */
export function storeMeta(store: Store, i18n: I18n): PageMeta {
  const t = i18n.translate(messages, detailMessages)
  const { id, brand_name: name, city } = store
  return {
    title: city === null ? name : `${name}, ${city}`,
    description: t(city === null ? messages.description(name) : messages.descriptionIn(name, city)),
    canonicalPath: paths.store(id),
    isHidden: store.is_unreviewed === true,
    ...(import.meta.env.SSR && {
      image: firstShareImage(store),
      jsonLd: (url: Url) => [storeEntity(store, url), storeCrumbs(store, url, t)],
    }),
  }
}

const firstShareImage = ({ images }: Store) =>
  images.map(shareImageOf).find((image) => image !== undefined)

function storeCrumbs({ id, brand_name: name }: Store, url: Url, t: Translate): JsonLd {
  const top = { label: t(detailMessages.beyondSchool), href: paths.beyondSchool }
  return breadcrumbs([top, { label: name, href: paths.store(id) }], url)
}

function storeEntity(store: Store, url: Url): JsonLd {
  const { id, brand_name: name, city, address, email, lat, lng } = store
  const image = firstShareImage(store)
  return omitEmpty({
    '@type': 'EducationalOrganization',
    '@id': url(paths.store(id)),
    name,
    legalName: store.company_name,
    url: url(paths.store(id)),
    image: image && absoluteUrl(image.url, url),
    // A phone number is shown by a click: crawlers would collect them.
    email,
    geo:
      lat === null || lng === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    address: omitEmpty({
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'IN',
    }),
  })
}
