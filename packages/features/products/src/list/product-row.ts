import type { ProductSummary } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { paths, type Translate } from '@edbazaar/feature-platform'
import { formatDate } from '@edbazaar/ui/formatting'
import type { ProductRowProps } from '@edbazaar/ui/ProductRow'
import { hasDates } from './product-state'

/** The row props of a product; with its kind if the list has several. `t` writes `productMessages`. */
export function productRow(
  product: ProductSummary,
  { hasKind }: { hasKind: boolean },
  t: Translate,
) {
  const { kind, store_name: store, city, mode, price, seats_left: seats } = product
  return {
    href: paths.product(product.slug),
    name: product.name,
    image: imageSource(product.image),
    detail: [hasKind ? t(productMessages.kinds[kind]) : null, store, city]
      .filter(Boolean)
      .join(', '),
    distanceKm: product.distance_km,
    where: t(productMessages.shortModes[mode]),
    price,
    priceUnit: t(productMessages.units[product.price_unit]),
    ageFrom: product.age_min,
    ageTo: product.age_max,
    availability: seatsAvailability(seats, t),
    when: whenOf(product, t),
  } satisfies ProductRowProps
}

/** The start date of a camp or workshop, otherwise the weekdays. */
function whenOf({ kind, days, starts_on: day }: ProductSummary, t: Translate): string | undefined {
  if (hasDates(kind) && day !== null) return t(productMessages.startsOn(formatDate(day)))
  return formatWeekdays(days, t) || undefined
}
