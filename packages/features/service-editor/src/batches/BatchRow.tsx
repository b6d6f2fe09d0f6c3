import type { BatchDetails } from '@edbazaar/api-client'
import {
  formatWeekdays,
  productMessages,
  seatsAvailability,
} from '@edbazaar/feature-catalogue-ui/product-labels'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { batchDates, batchTimes } from './batch-labels'
import * as styles from './batches.css'
import { messages } from './messages'

interface BatchRowProps {
  batch: BatchDetails
  onEdit: () => void
  onRemove: () => void
}

/** A batch in the list, with its Edit and Remove buttons. */
export function BatchRow({ batch, onEdit, onRemove }: BatchRowProps) {
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
        <BatchFacts batch={batch} />
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
  batch: BatchDetails
  /** Whether the name is shown too. */
  hasName?: boolean
}

/** Days, times, dates, seats and price of a batch. */
export function BatchFacts({ batch, hasName }: BatchFactsProps) {
  const t = useMessages(messages, productMessages)
  const { name, price } = batch
  return (
    <>
      <p className={styles.facts}>
        {hasName && <span lang={languageOf(name)}>{name}</span>}
        <span>{formatWeekdays(batch.days, t)}</span>
        <span>{batchTimes(batch)}</span>
        <span>{batchDates(batch, t)}</span>
      </p>
      <p className={styles.facts}>
        <BatchSeats batch={batch} />
        {price !== null && <span>{formatRupees(price)}</span>}
      </p>
    </>
  )
}

function BatchSeats({ batch }: Pick<BatchRowProps, 'batch'>) {
  const t = useMessages(productMessages)
  const availability = seatsAvailability(batch, t)
  return availability && <Seats state={availability.state}>{availability.label}</Seats>
}
