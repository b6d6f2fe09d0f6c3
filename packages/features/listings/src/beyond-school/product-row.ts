import type { ProductSummary } from '@edbazaar/api-client'
import {
  formatWeekdays,
  imageSource,
  paths,
  priceUnitLabel,
  productKindLabel,
  seatsAvailability,
} from '@edbazaar/feature-shell'
import { formatDate } from '@edbazaar/ui/formatting'
import type { ProductRowProps } from '@edbazaar/ui/ProductRow'
import { messages } from './messages'
import { hasDates } from './product-state'

const modeLabels: Readonly<Record<ProductSummary['mode'], string>> = {
  online: 'Online',
  centre: 'Centre',
  home: 'Home',
}

/** The row props of a product; with its kind if the list has several. */
export function productRow(product: ProductSummary, { hasKind }: { hasKind: boolean }) {
  const { kind, store_name: store, city, mode, price, seats_left: seats } = product
  return {
    href: paths.product(product.slug),
    name: product.name,
    image: imageSource(product.image),
    detail: [hasKind ? productKindLabel(kind) : null, store, city].filter(Boolean).join(', '),
    distanceKm: product.distance_km,
    where: modeLabels[mode],
    price,
    priceUnit: priceUnitLabel(product.price_unit),
    ageFrom: product.age_min,
    ageTo: product.age_max,
    availability: seatsAvailability(seats),
    when: whenOf(product),
  } satisfies ProductRowProps
}

/** The start date of a camp or workshop, otherwise the weekdays. */
function whenOf({ kind, days, starts_on: day }: ProductSummary): string | undefined {
  if (hasDates(kind) && day !== null) return messages.startsOn(formatDate(day))
  return formatWeekdays(days) || undefined
}
