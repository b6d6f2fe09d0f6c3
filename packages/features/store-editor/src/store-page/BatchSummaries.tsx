import type { Batch, Product } from '@edbazaar/api-client'
import {
  batchDates,
  batchTimeMessages,
  batchTimes,
} from '@edbazaar/feature-catalogue-ui/batch-times'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { messages } from './messages'
import * as styles from './store-page.css'

interface BatchLinesProps {
  /** Name of the product. */
  name: string
  kind: Product['kind']
  batches: readonly Batch[]
}

/** Days, times, dates, price and free seats of a product's batches. */
export function BatchSummaries({ name, kind, batches }: BatchLinesProps) {
  const t = useMessages(messages, productMessages, batchTimeMessages)
  const locale = useLocale()
  if (batches.length === 0) return <p className={styles.muted}>{t(messages.noBatch)}</p>
  return (
    <ul aria-label={t(messages.batchesOf(name))} className={styles.batches}>
      {batches.map((batch) => (
        <li key={batch.id} className={styles.batch}>
          <b className={styles.batchName} lang={languageOf(batch.name)}>
            {batch.name}
          </b>
          <span>{formatWeekdays(batch.days, t)}</span>
          <span>{batchTimes(batch, locale)}</span>
          <span>{batchDates(batch, kind, t, locale)}</span>
          {batch.price !== null && <span>{formatRupees(batch.price)}</span>}
          <FreeSeats batch={batch} />
        </li>
      ))}
    </ul>
  )
}

function FreeSeats({ batch }: { batch: Batch }) {
  const t = useMessages(messages, productMessages)
  const { ends_on: to } = batch
  if (to !== null && to < todayInIndia(new Date())) return <Badge>{t(messages.over)}</Badge>
  const availability = seatsAvailability(batch, t)
  return availability && <Seats state={availability.state}>{availability.label}</Seats>
}
