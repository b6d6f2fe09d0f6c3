import type { BatchDetails, Product } from '@edbazaar/api-client'
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
import { Button } from '@edbazaar/ui/Button'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import * as styles from './batches.css'
import { messages } from './messages'

interface BatchRowProps {
  kind: Product['kind']
  batch: BatchDetails
  onEdit: () => void
  onRemove: () => void
}

/** A batch in the list, with its Edit and Remove buttons. */
export function BatchRow({ kind, batch, onEdit, onRemove }: BatchRowProps) {
  const t = useMessages(messages)
  const { name } = batch
  const hasEnded = batch.ends_on !== null && batch.ends_on < todayInIndia(new Date())
  return (
    <div className={styles.row}>
      <div className={styles.details}>
        <p className={styles.name} lang={languageOf(name)}>
          {name}
          {hasEnded && <Badge>{t(messages.ended)}</Badge>}
        </p>
        <BatchFacts kind={kind} batch={batch} />
      </div>
      <div className={styles.actions}>
        <Button aria-label={t(messages.editBatch(name))} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
        <Button variant="bare" aria-label={t(messages.removeBatch(name))} onClick={onRemove}>
          {t(messages.remove)}
        </Button>
      </div>
    </div>
  )
}

interface BatchFactsProps {
  kind: Product['kind']
  batch: BatchDetails
  /** Whether the name is shown too. */
  hasName?: boolean
}

/** Days, times, dates, seats and price of a batch. */
export function BatchFacts({ kind, batch, hasName }: BatchFactsProps) {
  const t = useMessages(messages, productMessages, batchTimeMessages)
  const locale = useLocale()
  const { name, price } = batch
  return (
    <>
      <p className={styles.facts}>
        {hasName && <span lang={languageOf(name)}>{name}</span>}
        <span>{formatWeekdays(batch.days, t)}</span>
        <span>{batchTimes(batch, locale)}</span>
        <span>{batchDates(batch, kind, t, locale)}</span>
      </p>
      <p className={styles.facts}>
        <BatchSeats batch={batch} />
        {price !== null && <span>{formatRupees(price)}</span>}
      </p>
    </>
  )
}

function BatchSeats({ batch }: { batch: BatchDetails & { taken?: number } }) {
  const t = useMessages(productMessages)
  const { seats, taken_elsewhere: elsewhere, taken = 0 } = batch
  const availability = seatsAvailability(
    { seats, seats_left: Math.max(seats - elsewhere - taken, 0) },
    t,
  )
  return availability && <Seats state={availability.state}>{availability.label}</Seats>
}
