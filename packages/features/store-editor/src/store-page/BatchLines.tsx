import type { Batch } from '@edbazaar/api-client'
import { formatWeekdays, seatsAvailability, todayInIndia } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { formatDate, formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { messages } from './messages'
import * as styles from './store-page.css'

interface BatchLinesProps {
  /** Of the service. */
  name: string
  batches: readonly Batch[]
}

/** When a service takes place, at which price, and for how many. */
export function BatchLines({ name, batches }: BatchLinesProps) {
  if (batches.length === 0) return <p className={styles.quiet}>{messages.noBatch}</p>
  return (
    <ul aria-label={messages.batchesOf(name)} className={styles.batches}>
      {batches.map((batch) => (
        <li key={batch.id} className={styles.batch}>
          <b className={styles.batchName} lang={languageOf(batch.name)}>
            {batch.name}
          </b>
          <span>{formatWeekdays(batch.days)}</span>
          <span>
            {batch.start_time}–{batch.end_time}
          </span>
          <span>{datesOf(batch)}</span>
          {batch.price !== null && <span>{formatRupees(batch.price)}</span>}
          <Room batch={batch} />
        </li>
      ))}
    </ul>
  )
}

/** Dates of events are shown yyyy-mm-dd (section 5). */
function datesOf({ starts_on: from, ends_on: to }: Batch): string {
  return to === null
    ? messages.from(formatDate(from))
    : messages.until(formatDate(from), formatDate(to))
}

function Room({ batch: { ends_on: to, seats, seats_left: left } }: { batch: Batch }) {
  if (to !== null && to < todayInIndia(new Date())) return <Badge>{messages.over}</Badge>
  const room = seatsAvailability(left)
  if (room === null) return null
  return <Seats state={room.state}>{left === 0 ? room.label : messages.seatsOf(left, seats)}</Seats>
}
