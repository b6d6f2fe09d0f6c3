import type { ProductSummary } from '@edbazaar/api-client'
import type { ProductCardProps } from '@edbazaar/ui/ProductCard'
import { audienceWords, kindWord, seatsWords, unitWords } from './offer-words'
import { paths } from './paths'
import { imageSource } from './school-card'

/** What a card tells of a product. */
export function productCard(product: ProductSummary) {
  const { name, slug, kind, city, mode, price, age_min: from, age_max: to } = product
  const where = mode === 'online' ? 'online' : city
  return {
    href: paths.product(slug),
    name,
    image: imageSource(product.image),
    detail: [kindWord(kind), where].filter(Boolean).join(', '),
    price,
    priceUnit: unitWords(product.price_unit),
    audience: audienceWords(from, to),
    availability: seatsWords(product.seats_left),
  } satisfies ProductCardProps
}
