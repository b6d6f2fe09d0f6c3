import type { Batch } from '@edbazaar/api-client'
import { formatWeekdays, seatsAvailability } from '@edbazaar/feature-shell'
import { formatDate, formatRupees } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from '../detail-page/detail-page.css'
import { messages } from './messages'

/** When it takes place, and how many seats are free. */
export function Batches({ batches }: { batches: readonly Batch[] }) {
  return (
    <section className={styles.section}>
      <SectionHead title={messages.batches} isFlush={batches.length > 0} />
      {batches.length === 0 ? (
        <p className={styles.notProvided}>{messages.noBatches}</p>
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
  const room = seatsAvailability(left)
  return (
    <li className={styles.batch}>
      <b className={styles.batchName}>{batch.name}</b>
      <span>{formatWeekdays(batch.days)}</span>
      <span>
        {batch.start_time}–{batch.end_time}
      </span>
      <span>
        {daysOf(batch)}
        {price !== null && <b className={styles.batchPrice}>{formatRupees(price)}</b>}
      </span>
      {room && (
        <Seats state={room.state} className={styles.batchSeats}>
          {left === 0 ? room.label : messages.seatsOf(left, seats)}
        </Seats>
      )}
    </li>
  )
}

/** Dates of events are shown yyyy-mm-dd (section 5). */
function daysOf({ starts_on: from, ends_on: to }: Batch): string {
  if (to === null) return messages.from(formatDate(from))
  return messages.untilDay(formatDate(from), formatDate(to))
}
