import type { Product } from '@edbazaar/api-client'
import { type JsonLd, kindWord, type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** What search engines are told of a product. */
export function productMeta(product: Product): PageMeta {
  const { name, slug, kind, city } = product
  return {
    title: city === null ? name : `${name}, ${city}`,
    description: messages.description(name, kindWord(kind), city === null ? '' : messages.in(city)),
    canonicalPath: paths.product(slug),
    image: product.pictures.find(({ url }) => !/\.svg(?:$|\?)/.test(url)),
    ...(import.meta.env.SSR && { jsonLd: (url: Url) => [productEntity(product, url)] }),
  }
}

type Url = (path: string) => string

function productEntity(product: Product, url: Url): JsonLd {
  const { name, slug, kind, store, price } = product
  return {
    '@type': 'Course',
    name,
    url: url(paths.product(slug)),
    description: messages.description(name, kindWord(kind), ''),
    provider: {
      '@type': 'Organization',
      name: store.brand_name,
      url: url(paths.store(store.id)),
    },
    ...(price === null
      ? {}
      : {
          offers: { '@type': 'Offer', price, priceCurrency: 'INR', category: kindWord(kind) },
        }),
  }
}
