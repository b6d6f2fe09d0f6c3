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
import { formatAgeRange, formatCount, formatRupees } from '@edbazaar/ui/formatting'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { Seats } from '@edbazaar/ui/Seats'
import { messages } from './messages'

/** The key facts of a product in one card: price, age, mode, days, start date, free seats. */
export function PriceCard({ product }: { product: Product }) {
  const t = useMessages(messages, productMessages)
  const locale = useLocale()
  const { price, batches, age_min: from, age_max: to, mode } = product
  const batch = batchSummary(batches, todayInIndia(new Date()))
  const availability = seatsAvailability(batch, t)
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
          batch.n_batches > 1
            ? { name: t(messages.batches), value: formatCount(batch.n_batches) }
            : { name: t(messages.days), value: formatWeekdays(batch.days, t) },
          {
            name: t(messages.starts),
            value: batch.starts_on && batchDay(batch.starts_on, product.kind, locale),
          },
          {
            name: t(messages.seats),
            value: availability && <Seats state={availability.state}>{availability.label}</Seats>,
          },
        ]}
      />
      <EnquireBox
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
