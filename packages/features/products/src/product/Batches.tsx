import type { Batch, Product } from '@edbazaar/api-client'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { EnquireButton, thumbnailOf } from '@edbazaar/feature-catalogue-ui/enquire'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { formatDate, formatRupees } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

interface BatchesProps {
  product: Product
}

/** The batches with their times and free seats. */
export function Batches({ product }: BatchesProps) {
  const t = useMessages(messages)
  const { batches } = product
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.batches)} isFlush={batches.length > 0} />
      {batches.length === 0 ? (
        <p className={styles.missing}>{t(messages.noBatches)}</p>
      ) : (
        <ul>
          {batches.map((batch) => (
            <BatchLine key={batch.id} product={product} batch={batch} />
          ))}
        </ul>
      )}
    </section>
  )
}

function BatchLine({ product, batch }: BatchesProps & { batch: Batch }) {
  const t = useMessages(messages, productMessages)
  const { price } = batch
  const availability = seatsAvailability(batch, t)
  return (
    <li className={styles.batch}>
      <b className={styles.batchName}>{batch.name}</b>
      <span>{formatWeekdays(batch.days, t)}</span>
      <span>
        {batch.start_time}–{batch.end_time}
      </span>
      <span>
        {datesOf(batch, t)}
        {price !== null && <b className={styles.batchPrice}>{formatRupees(price)}</b>}
      </span>
      {availability && (
        <Seats state={availability.state} className={styles.batchSeats}>
          {availability.label}
        </Seats>
      )}
      {product.accepts_enquiries && (
        <EnquireButton
          variant="quiet"
          className={styles.batchEnquire}
          aria-label={t(messages.enquireAboutBatch(batch.name))}
          recipient={{
            kind: 'product',
            id: product.id,
            name: product.name,
            batch: { id: batch.id, name: batch.name },
            image: thumbnailOf(product.images[0]),
          }}
        >
          {t(messages.enquire)}
        </EnquireButton>
      )}
    </li>
  )
}

/** Event dates are shown as yyyy-mm-dd (specification, section 5). */
function datesOf({ starts_on: from, ends_on: to }: Batch, t: Translate): string {
  if (to === null) return t(messages.from(formatDate(from)))
  return t(messages.fromTo(formatDate(from), formatDate(to)))
}
