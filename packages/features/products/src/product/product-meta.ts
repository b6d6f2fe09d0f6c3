import type { Batch, Product } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
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
  shareImageOf,
  type Url,
} from '@edbazaar/feature-platform/json-ld'
import { messages as listMessages } from '../list/messages'
import { hasDates } from '../list/product-state'
import { messages } from './messages'
import { productCrumbs } from './product-crumbs'

/** Title, description and structured data of a product page. Unreviewed products are not indexed. */
export function productMeta(product: Product, i18n: I18n): PageMeta {
  const t = i18n.translate(messages, detailMessages, listMessages, productMessages)
  const { name, slug, city } = product
  return {
    title: city === null ? name : `${name}, ${city}`,
    description: descriptionOf(product, t),
    canonicalPath: paths.product(slug),
    isHidden: product.is_unreviewed === true,
    ...(import.meta.env.SSR && {
      image: firstShareImage(product),
      jsonLd: (url: Url) => [
        ...entitiesOf(product, url, t),
        breadcrumbs(
          [...productCrumbs(product, t), { label: name, href: paths.product(slug) }],
          url,
        ),
      ],
    }),
  }
}

const firstShareImage = ({ images }: Product) =>
  images.map(shareImageOf).find((image) => image !== undefined)

function descriptionOf({ name, kind, city }: Product, t: Translate): string {
  return t(
    city === null ? messages.description(name, kind) : messages.descriptionIn(name, kind, city),
  )
}

/** A camp or workshop has one event per batch; other kinds are courses. */
function entitiesOf(product: Product, url: Url, t: Translate): JsonLd[] {
  const { kind, batches } = product
  if (!hasDates(kind) || batches.length === 0) return [courseEntity(product, url, t)]
  return batches.map((batch) => eventEntity(product, batch, url, t))
}

function courseEntity(product: Product, url: Url, t: Translate): JsonLd {
  return {
    '@type': 'Course',
    ...sharedFacts(product, url, t),
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

function eventEntity(product: Product, batch: Batch, url: Url, t: Translate): JsonLd {
  const isOnline = product.mode === 'online'
  const address = url(paths.product(product.slug))
  return {
    '@type': 'Event',
    ...sharedFacts(product, url, t),
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

function sharedFacts(product: Product, url: Url, t: Translate) {
  const { name, slug, price, kind } = product
  const address = url(paths.product(slug))
  const image = firstShareImage(product)
  const offer = {
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    category: t(productMessages.kinds[kind]),
  }
  return {
    name,
    url: address,
    description: descriptionOf(product, t),
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
