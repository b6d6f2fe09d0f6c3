import type { Batch } from '@edbazaar/api-client'
import { formatWeekdays, seatsAvailability } from '@edbazaar/feature-shell'
import { formatDate, formatRupees } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from '../detail-page/detail-page.css'
import { messages } from './messages'

/** The batches with their times and free seats. */
export function Batches({ batches }: { batches: readonly Batch[] }) {
  return (
    <section className={styles.section}>
      <SectionHead title={messages.batches} isFlush={batches.length > 0} />
      {batches.length === 0 ? (
        <p className={styles.missing}>{messages.noBatches}</p>
      ) : (
        <ul>
          {batches.map((batch) => (
            <BatchLine key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </section>
  )
}

function BatchLine({ batch }: { batch: Batch }) {
  const { seats, seats_left: left, price } = batch
  const availability = seatsAvailability(left)
  return (
    <li className={styles.batch}>
      <b className={styles.batchName}>{batch.name}</b>
      <span>{formatWeekdays(batch.days)}</span>
      <span>
        {batch.start_time}–{batch.end_time}
      </span>
      <span>
        {datesOf(batch)}
        {price !== null && <b className={styles.batchPrice}>{formatRupees(price)}</b>}
      </span>
      {availability && (
        <Seats state={availability.state} className={styles.batchSeats}>
          {left === 0 ? availability.label : messages.seatsOf(left, seats)}
        </Seats>
      )}
    </li>
  )
}

/** Event dates are shown as yyyy-mm-dd (specification, section 5). */
function datesOf({ starts_on: from, ends_on: to }: Batch): string {
  if (to === null) return messages.from(formatDate(from))
  return messages.fromTo(formatDate(from), formatDate(to))
}
