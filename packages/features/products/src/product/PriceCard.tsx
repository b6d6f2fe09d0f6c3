import type { Product } from '@edbazaar/api-client'
import { EntityActionButtons } from '@edbazaar/feature-catalogue-ui'
import { batchSummary } from '@edbazaar/feature-catalogue-ui/batch-summary'
import { batchDay } from '@edbazaar/feature-catalogue-ui/batch-times'
import { DetailList } from '@edbazaar/feature-catalogue-ui/detail-list'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { EnquireBox, thumbnailOf } from '@edbazaar/feature-catalogue-ui/enquire'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatAgeRange, formatCount, formatRupees } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { Seats } from '@edbazaar/ui/Seats'
import * as batchStyles from './batches.css'
import { batchesId, isOpen } from './bookable'
import type { BookableBatch } from './load-product'
import { messages } from './messages'

interface PriceCardProps {
  product: Product
  bookable: readonly BookableBatch[]
}

/**
 * The key facts of a product in one card: price, age, mode, days, start date, free seats, and the way to
 * book. Of several batches it says how many have free seats.
 */
export function PriceCard({ product, bookable }: PriceCardProps) {
  const t = useMessages(messages, productMessages)
  const locale = useLocale()
  const { price, batches, age_min: from, age_max: to, mode } = product
  const batch = batchSummary(batches, todayInIndia(new Date()))
  const hasSeveral = batch.n_batches > 1
  const availability = seatsAvailability(batch, t)
  const free = batches.filter(({ seats_left: left }) => left !== 0).length
  const canBook = bookable.some(isOpen)
  return (
    <section aria-label={t(messages.price)} className={styles.card}>
      <p className={styles.sum}>
        <span>{t(messages.price)}</span>
        {price === null ? (
          <NotProvided />
        ) : (
          <span>
            <b className={styles.total}>{formatRupees(price)}</b>{' '}
            {t(productMessages.units[product.price_unit])}
          </span>
        )}
      </p>
      <DetailList
        lines={[
          { name: t(messages.age), value: formatAgeRange(from, to) },
          { name: t(messages.mode), value: t(productMessages.modes[mode]) },
          hasSeveral
            ? { name: t(messages.batches), value: formatCount(batch.n_batches) }
            : { name: t(messages.days), value: formatWeekdays(batch.days, t) },
          {
            name: t(hasSeveral ? messages.nextStart : messages.starts),
            value: batch.starts_on && batchDay(batch.starts_on, product.kind, locale),
          },
          {
            name: t(messages.seats),
            value: hasSeveral
              ? t(messages.freeSeatsIn(free, batches.length))
              : availability && <Seats state={availability.state}>{availability.label}</Seats>,
          },
        ]}
      />
      {canBook && (
        <div className={batchStyles.choose}>
          <ButtonLink href={`#${batchesId}`} variant="main" size="large">
            {t(messages.chooseBatch)}
          </ButtonLink>
        </div>
      )}
      <EnquireBox
        isSecondary={canBook}
        recipient={{
          kind: 'product',
          id: product.id,
          name: product.name,
          image: thumbnailOf(product.images[0]),
        }}
        accepts={product.accepts_enquiries}
        label={t(messages.enquire)}
        note={t(product.accepts_enquiries ? messages.enquireNote : messages.noEnquiries)}
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
