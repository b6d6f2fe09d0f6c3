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
import { asksForDates } from './product-state'

const places: Readonly<Record<ProductSummary['mode'], string>> = {
  online: 'Online',
  centre: 'Centre',
  home: 'Home',
}

/** What a row tells of a product; its kind where the list has several. */
export function productRow(product: ProductSummary, { hasKind }: { hasKind: boolean }) {
  const { kind, store_name: store, city, mode, price, seats_left: seats } = product
  return {
    href: paths.product(product.slug),
    name: product.name,
    image: imageSource(product.image),
    detail: [hasKind ? productKindLabel(kind) : null, store, city].filter(Boolean).join(', '),
    distanceKm: product.distance_km,
    where: places[mode],
    price,
    priceUnit: priceUnitLabel(product.price_unit),
    ageFrom: product.age_min,
    ageTo: product.age_max,
    availability: seatsAvailability(seats),
    when: whenOf(product),
  } satisfies ProductRowProps
}

/** The first day of what lasts some days, else the days of the week. */
function whenOf({ kind, days, starts_on: day }: ProductSummary): string | undefined {
  if (asksForDates(kind) && day !== null) return messages.startsOn(formatDate(day))
  return formatWeekdays(days) || undefined
}
