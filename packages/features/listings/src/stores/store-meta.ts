import type { Store } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { breadcrumbs } from '../json-ld'
import { messages as offerMessages } from '../offers/messages'
import { messages } from './messages'

/** What search engines are told of a store. */
export function storeMeta(store: Store): PageMeta {
  const { id, brand_name: name, city } = store
  return {
    title: city === null ? name : `${name}, ${city}`,
    description: messages.description(name, city === null ? '' : messages.in(city)),
    canonicalPath: paths.store(id),
    image: store.pictures.find(({ url }) => !/\.svg(?:$|\?)/.test(url)),
    ...(import.meta.env.SSR && {
      jsonLd: (url: Url) => [storeEntity(store, url), storeCrumbs(store, url)],
    }),
  }
}

type Url = (path: string) => string

function storeCrumbs({ id, brand_name: name }: Store, url: Url): JsonLd {
  const top = { label: offerMessages.beyondSchool, href: paths.beyondSchool }
  return breadcrumbs([top, { label: name, href: paths.store(id) }], url)
}

function storeEntity(store: Store, url: Url): JsonLd {
  const { id, brand_name: name, city, address, mobile, lat, lng } = store
  return {
    '@type': 'EducationalOrganization',
    name,
    url: url(paths.store(id)),
    ...(mobile === null ? {} : { telephone: mobile }),
    ...(lat === null || lng === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    address: {
      '@type': 'PostalAddress',
      ...(address === null ? {} : { streetAddress: address }),
      ...(city === null ? {} : { addressLocality: city }),
      addressCountry: 'IN',
    },
  }
}
