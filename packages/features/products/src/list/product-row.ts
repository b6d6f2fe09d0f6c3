import type { ProductSummary } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { paths, type Translate } from '@edbazaar/feature-platform'
import { formatDate, formatDay } from '@edbazaar/ui/formatting'
import type { ProductRowProps } from '@edbazaar/ui/ProductRow'
import { hasDates } from './product-state'

/** The row props of a product; with its kind if the list has several. `t` writes `productMessages`. */
export function productRow(
  product: ProductSummary,
  { hasKind }: { hasKind: boolean },
  t: Translate,
) {
  const { kind, store_name: store, city, mode, price } = product
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
    availability: seatsAvailability(product, t),
    when: whenOf(product, t),
  } satisfies ProductRowProps
}

/**
 * The number of batches if there are several, then the start date or the weekdays of one. The dates of
 * events, which are camps and workshops, are yyyy-mm-dd.
 */
function whenOf(product: ProductSummary, t: Translate): string | undefined {
  const { kind, n_batches: count, days, starts_on: day } = product
  const isEvent = hasDates(kind)
  const start =
    day !== null && (count > 1 || isEvent)
      ? t(
          productMessages.startsOn(
            isEvent ? formatDate(day) : formatDay(day, { isShort: true, withYear: true }),
          ),
        )
      : null
  if (count > 1) return [t(productMessages.batches(count)), start].filter(Boolean).join(', ')
  return (start ?? formatWeekdays(days, t)) || undefined
}
