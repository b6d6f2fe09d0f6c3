import type { Batch, Product } from '@edbazaar/api-client'
import { type JsonLd, type PageMeta, paths, productKindLabel } from '@edbazaar/feature-shell'
import { absoluteUrl, breadcrumbs, shareImageOf, type Url } from '@edbazaar/feature-shell/json-ld'
import { hasDates } from '../beyond-school/product-state'
import { messages } from './messages'
import { productCrumbs } from './product-crumbs'

/** Metadata of a product. */
export function productMeta(product: Product): PageMeta {
  const { name, slug, city } = product
  return {
    title: city === null ? name : `${name}, ${city}`,
    description: descriptionOf(product),
    canonicalPath: paths.product(slug),
    ...(import.meta.env.SSR && {
      image: firstShareImage(product),
      jsonLd: (url: Url) => [
        ...entitiesOf(product, url),
        breadcrumbs([...productCrumbs(product), { label: name, href: paths.product(slug) }], url),
      ],
    }),
  }
}

const firstShareImage = ({ images }: Product) =>
  images.map(shareImageOf).find((image) => image !== undefined)

function descriptionOf({ name, kind, city }: Product): string {
  return messages.description(name, productKindLabel(kind), city === null ? '' : messages.in(city))
}

/** A camp or workshop has one event per batch; other kinds are courses. */
function entitiesOf(product: Product, url: Url): JsonLd[] {
  const { kind, batches } = product
  if (!hasDates(kind) || batches.length === 0) return [courseEntity(product, url)]
  return batches.map((batch) => eventEntity(product, batch, url))
}

function courseEntity(product: Product, url: Url): JsonLd {
  return {
    '@type': 'Course',
    ...sharedFacts(product, url),
    provider: providerEntity(product, url),
    hasCourseInstance: product.batches.map((batch) => ({
      '@type': 'CourseInstance',
      name: batch.name,
      courseMode: product.mode === 'online' ? 'Online' : 'Onsite',
      startDate: batch.starts_on,
      ...(batch.ends_on === null ? {} : { endDate: batch.ends_on }),
    })),
  }
}

function eventEntity(product: Product, batch: Batch, url: Url): JsonLd {
  const isOnline = product.mode === 'online'
  const address = url(paths.product(product.slug))
  return {
    '@type': 'Event',
    ...sharedFacts(product, url),
    startDate: batch.starts_on,
    ...(batch.ends_on === null ? {} : { endDate: batch.ends_on }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? { '@type': 'VirtualLocation', url: address } : placeEntity(product),
    organizer: providerEntity(product, url),
    maximumAttendeeCapacity: batch.seats,
    remainingAttendeeCapacity: batch.seats_left,
  }
}

function sharedFacts(product: Product, url: Url) {
  const { name, slug, price, kind } = product
  const address = url(paths.product(slug))
  const image = firstShareImage(product)
  const offer = { '@type': 'Offer', price, priceCurrency: 'INR', category: productKindLabel(kind) }
  return {
    name,
    url: address,
    description: descriptionOf(product),
    ...(image && { image: absoluteUrl(image.url, url) }),
    ...(price === null ? {} : { offers: { ...offer, url: address } }),
  }
}

function providerEntity({ store }: Product, url: Url) {
  return { '@type': 'Organization', name: store.brand_name, url: url(paths.store(store.id)) }
}

function placeEntity({ store, city, state }: Product) {
  return {
    '@type': 'Place',
    name: store.brand_name,
    address: {
      '@type': 'PostalAddress',
      ...(city === null ? {} : { addressLocality: city }),
      ...(state === null ? {} : { addressRegion: state }),
      addressCountry: 'IN',
    },
  }
}
