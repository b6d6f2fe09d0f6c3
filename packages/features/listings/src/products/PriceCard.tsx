import type { Product } from '@edbazaar/api-client'
import {
  EntityActionButtons,
  formatWeekdays,
  priceUnitLabel,
  seatsAvailability,
  trainingModeLabel,
} from '@edbazaar/feature-shell'
import { formatAgeRange, formatDate, formatRupees } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { Seats } from '@edbazaar/ui/Seats'
import { weekdays } from '../beyond-school/product-state'
import { DetailList } from '../detail-page/DetailList'
import * as styles from '../detail-page/detail-page.css'
import { messages } from './messages'

/** The key facts of a product in one card: price, age, mode, days, start date, free seats. */
export function PriceCard({ product }: { product: Product }) {
  const { price, batches, age_min: from, age_max: to, mode } = product
  const days = weekdays.filter((day) => batches.some((batch) => batch.days.includes(day)))
  const seats =
    batches.length === 0 ? null : batches.reduce((sum, batch) => sum + batch.seats_left, 0)
  const availability = seatsAvailability(seats)
  return (
    <section aria-label={messages.price} className={styles.card}>
      <p className={styles.sum}>
        <span>{messages.price}</span>
        {price === null ? (
          <NotProvided />
        ) : (
          <span>
            <b className={styles.total}>{formatRupees(price)}</b>{' '}
            {priceUnitLabel(product.price_unit)}
          </span>
        )}
      </p>
      <DetailList
        lines={[
          { name: messages.age, value: formatAgeRange(from, to) },
          { name: messages.mode, value: trainingModeLabel(mode) },
          { name: messages.days, value: formatWeekdays(days) },
          { name: messages.starts, value: nextStart(batches) },
          {
            name: messages.seats,
            value: availability && <Seats state={availability.state}>{availability.label}</Seats>,
          },
        ]}
      />
      <div className={styles.buttons}>
        <EntityActionButtons
          entity={{ kind: 'product', id: product.id, name: product.name }}
          look="page"
        />
      </div>
    </section>
  )
}

/** The start date of the first batch. Batches are sorted by start date. */
function nextStart([first]: Product['batches']): string | null {
  return first === undefined ? null : formatDate(first.starts_on)
}
