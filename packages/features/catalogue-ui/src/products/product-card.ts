import type { ProductSummary } from '@edbazaar/api-client'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { ProductCardProps } from '@edbazaar/ui/ProductCard'
import { imageSource } from '../schools/school-card'
import { messages } from './messages'
import { ageRangeLabel, seatsAvailability } from './product-labels'

/** The card props of a product. `t` writes `productMessages`. */
export function productCard(product: ProductSummary, t: Translate) {
  const { name, slug, kind, city, mode, price, age_min: from, age_max: to } = product
  const where = mode === 'online' ? t(messages.online) : city
  return {
    href: paths.product(slug),
    name,
    image: imageSource(product.image),
    detail: [t(messages.kinds[kind]), product.store_name, where].filter(Boolean).join(', '),
    price,
    priceUnit: t(messages.units[product.price_unit]),
    audience: ageRangeLabel(from, to, t),
    availability: seatsAvailability(product, t),
  } satisfies ProductCardProps
}
