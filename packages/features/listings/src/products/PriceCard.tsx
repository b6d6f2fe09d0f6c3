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

/** What a parent asks first: what it costs, for which age, where and when, whether there is room. */
export function PriceCard({ product }: { product: Product }) {
  const { price, batches, age_min: from, age_max: to, mode } = product
  const days = weekdays.filter((day) => batches.some((batch) => batch.days.includes(day)))
  const seats = batches.length === 0 ? null : batches.reduce((sum, one) => sum + one.seats_left, 0)
  const room = seatsAvailability(seats)
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
          { name: messages.begins, value: nextStart(batches) },
          { name: messages.seats, value: room && <Seats state={room.state}>{room.label}</Seats> },
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

/** When the first of the batches begins; they come in that order. */
function nextStart([first]: Product['batches']): string | null {
  return first === undefined ? null : formatDate(first.starts_on)
}
