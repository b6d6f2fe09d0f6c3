import type { Store } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** What search engines are told of a store. */
export function storeMeta(store: Store): PageMeta {
  const { id, brand_name: name, city } = store
  return {
    title: city === null ? name : `${name}, ${city}`,
    description: messages.description(name, city === null ? '' : messages.in(city)),
    canonicalPath: paths.store(id),
    image: store.pictures.find(({ url }) => !/\.svg(?:$|\?)/.test(url)),
    ...(import.meta.env.SSR && { jsonLd: (url: Url) => [storeEntity(store, url)] }),
  }
}

type Url = (path: string) => string

function storeEntity(store: Store, url: Url): JsonLd {
  const { id, brand_name: name, city, address, mobile } = store
  return {
    '@type': 'EducationalOrganization',
    name,
    url: url(paths.store(id)),
    ...(mobile === null ? {} : { telephone: mobile }),
    address: {
      '@type': 'PostalAddress',
      ...(address === null ? {} : { streetAddress: address }),
      ...(city === null ? {} : { addressLocality: city }),
      addressCountry: 'IN',
    },
  }
}
