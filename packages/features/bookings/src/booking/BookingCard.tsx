import type { MyBooking } from '@edbazaar/api-client'
import {
  batchDates,
  batchTimeMessages,
  batchTimes,
} from '@edbazaar/feature-catalogue-ui/batch-times'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import type { ReactNode } from 'react'
import { Facts } from '../parts/Facts'
import { messages as partMessages } from '../parts/messages'
import * as styles from '../parts/parts.css'
import { classText } from '../parts/when'

interface BookingCardProps {
  /** The children that are booked together. */
  party: readonly MyBooking[]
  children?: ReactNode
}

/** The class, the place and the price of a booking. */
export function BookingCard({ party, children }: BookingCardProps) {
  const t = useMessages(partMessages, productMessages, batchTimeMessages)
  const locale = useLocale()
  const [first] = party
  if (first === undefined) return null
  const { batch, session, store, kind, product } = first
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
            name: t(partMessages.days),
            value:
              session === null && `${formatWeekdays(batch.days, t)}, ${batchTimes(batch, locale)}`,
          },
          {
            name: t(partMessages.dates),
            value: session === null && batchDates(batch, product.kind, t, locale),
          },
          { name: t(partMessages.date), value: session && classText(session, locale) },
          {
            name: t(partMessages.provider),
            value: (
              <Link href={paths.store(store.id)} variant="inText">
                {store.name}
              </Link>
            ),
          },
          { name: t(partMessages.where), value: place },
        ]}
      />
      {priced.length > 0 && (
        <div>
          {priced.map(({ id, child_name: child, price }) => (
            <p key={id} className={styles.line}>
              <span>{child}</span>
              <span>{formatRupees(price ?? 0)}</span>
            </p>
          ))}
          <p className={styles.line}>
            <span>{t(partMessages.total)}</span>
            <span>
              <b className={styles.total}>{formatRupees(total)}</b>
              {unit}
            </span>
          </p>
        </div>
      )}
      {children}
      <p className={styles.quiet}>{t(partMessages.payProvider(store.name))}</p>
    </aside>
  )
}
