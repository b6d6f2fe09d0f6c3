import type { Batch } from '@edbazaar/api-client'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatDate, formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { messages } from './messages'
import * as styles from './store-page.css'

interface BatchLinesProps {
  /** Name of the product. */
  name: string
  batches: readonly Batch[]
}

/** Days, times, dates, price and free seats of a product's batches. */
export function BatchSummaries({ name, batches }: BatchLinesProps) {
  const t = useMessages(messages, productMessages)
  if (batches.length === 0) return <p className={styles.muted}>{t(messages.noBatch)}</p>
  return (
    <ul aria-label={t(messages.batchesOf(name))} className={styles.batches}>
      {batches.map((batch) => (
        <li key={batch.id} className={styles.batch}>
          <b className={styles.batchName} lang={languageOf(batch.name)}>
            {batch.name}
          </b>
          <span>{formatWeekdays(batch.days, t)}</span>
          <span>
            {batch.start_time}–{batch.end_time}
          </span>
          <span>{datesOf(batch, t)}</span>
          {batch.price !== null && <span>{formatRupees(batch.price)}</span>}
          <FreeSeats batch={batch} />
        </li>
      ))}
    </ul>
  )
}

/** Event dates are shown yyyy-mm-dd (specification, section 5). */
function datesOf({ starts_on: from, ends_on: to }: Batch, t: Translate): string {
  return to === null
    ? t(messages.from(formatDate(from)))
    : t(messages.until(formatDate(from), formatDate(to)))
}

function FreeSeats({ batch }: { batch: Batch }) {
  const t = useMessages(messages, productMessages)
  const { ends_on: to } = batch
  if (to !== null && to < todayInIndia(new Date())) return <Badge>{t(messages.over)}</Badge>
  const availability = seatsAvailability(batch, t)
  return availability && <Seats state={availability.state}>{availability.label}</Seats>
}
