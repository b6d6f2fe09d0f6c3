import type { ProductSummary } from '@edbazaar/api-client'
import type { ProductCardProps } from '@edbazaar/ui/ProductCard'
import { paths } from './paths'
import {
  ageRangeLabel,
  priceUnitLabel,
  productKindLabel,
  seatsAvailability,
} from './product-labels'
import { imageSource } from './school-card'

/** The card props of a product. */
export function productCard(product: ProductSummary) {
  const { name, slug, kind, city, mode, price, age_min: from, age_max: to } = product
  const where = mode === 'online' ? 'online' : city
  return {
    href: paths.product(slug),
    name,
    image: imageSource(product.image),
    detail: [productKindLabel(kind), where].filter(Boolean).join(', '),
    price,
    priceUnit: priceUnitLabel(product.price_unit),
    audience: ageRangeLabel(from, to),
    availability: seatsAvailability(product.seats_left),
  } satisfies ProductCardProps
}
