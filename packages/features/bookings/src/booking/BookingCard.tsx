import type { MyBooking } from '@edbazaar/api-client'
import {
  batchDates,
  batchTimeMessages,
  batchTimes,
} from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import type { ReactNode } from 'react'
import { Facts } from '../parts/Facts'
import { messages as partMessages } from '../parts/messages'
import * as styles from '../parts/parts.css'
import { priceText } from '../parts/price-text'
import { classText, startText } from '../parts/when'

interface BookingCardProps {
  /** The children that are booked together. */
  party: readonly MyBooking[]
  /** The current time in milliseconds. */
  now: number
  children?: ReactNode
}

/** The next class, the place, the provider and the price of a booking. */
export function BookingCard({ party, now, children }: BookingCardProps) {
  const t = useMessages(partMessages, productMessages, batchTimeMessages)
  const locale = useLocale()
  const [first] = party
  if (first === undefined) return null
  const { batch, session, store, kind, product, next_at: next } = first
  const place = [store.address, store.city].filter(Boolean).join(', ')
  const priced = party.filter(({ price }) => price !== null)
  const total = priced.reduce((sum, { price }) => sum + (price ?? 0), 0)
  const unit = kind === 'term' ? ` ${t(productMessages.units[product.price_unit])}` : ''
  return (
    <aside aria-labelledby="card-title" className={styles.card}>
      <h2 id="card-title" className={styles.cardTitle}>
        {batch.name}
      </h2>
      <Facts
        lines={[
          {
            name: t(partMessages.nextClass),
            value: session === null && next !== null && startText(next, locale, now),
          },
          { name: t(partMessages.date), value: session && classText(session, locale, now) },
          { name: t(partMessages.where), value: place },
          {
            name: t(partMessages.provider),
            value: (
              <Link href={paths.store(store.id)} variant="inText">
                {store.name}
              </Link>
            ),
          },
          {
            name: t(partMessages.days),
            value:
              session === null && `${formatWeekdays(batch.days, t)}, ${batchTimes(batch, locale)}`,
          },
          {
            name: t(partMessages.dates),
            value: session === null && batchDates(batch, product.kind, t, locale),
          },
        ]}
      />
      {priced.length > 0 && (
        <div>
          {priced.map(({ id, child_name: child, price }) => (
            <p key={id} className={styles.line}>
              <span>{child}</span>
              <span>{priceText(price, t)}</span>
            </p>
          ))}
          <p className={styles.line}>
            <span>{t(partMessages.total)}</span>
            <span>
              <b className={styles.total}>{priceText(total, t)}</b>
              {total > 0 && unit}
            </span>
          </p>
        </div>
      )}
      {children}
      <p className={styles.quiet}>{t(partMessages.payProvider(store.name))}</p>
    </aside>
  )
}
