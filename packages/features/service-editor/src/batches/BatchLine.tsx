import type { BatchDetails } from '@edbazaar/api-client'
import { formatWeekdays, todayInIndia } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { formatCount, formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { Seats } from '@edbazaar/ui/Seats'
import { datesWords, timesWords } from './batch-words'
import * as styles from './batches.css'
import { messages } from './messages'

interface BatchLineProps {
  batch: BatchDetails
  onEdit: () => void
  onRemove: () => void
}

/** A batch in words: days, times, dates, seats, price. */
export function BatchLine({ batch, onEdit, onRemove }: BatchLineProps) {
  const { name } = batch
  const isOver = batch.ends_on !== null && batch.ends_on < todayInIndia(new Date())
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} lang={languageOf(name)}>
          {name}
          {isOver && <Badge>{messages.over}</Badge>}
        </p>
        <BatchFacts batch={batch} />
      </div>
      <div className={styles.actions}>
        <Button aria-label={messages.editBatch(name)} onClick={onEdit}>
          {messages.edit}
        </Button>
        <Button variant="bare" aria-label={messages.removeBatch(name)} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </div>
  )
}

/** Days, times, dates, seats and price. */
export function BatchFacts({ batch, hasName }: { batch: BatchDetails; hasName?: boolean }) {
  const { name, price } = batch
  return (
    <>
      <p className={styles.facts}>
        {hasName && <span lang={languageOf(name)}>{name}</span>}
        <span>{formatWeekdays(batch.days)}</span>
        <span>{timesWords(batch)}</span>
        <span>{datesWords(batch)}</span>
      </p>
      <p className={styles.facts}>
        <BatchSeats batch={batch} />
        {price !== null && <span>{formatRupees(price)}</span>}
      </p>
    </>
  )
}

/** Fewer seats than this are few. */
const few = 15

function BatchSeats({ batch: { seats, seats_left: left } }: Pick<BatchLineProps, 'batch'>) {
  if (left === 0) return <Seats state="closed">{messages.full}</Seats>
  return (
    <Seats state={left <= few ? 'few' : 'open'}>
      {messages.seatsOf(formatCount(left), formatCount(seats))}
    </Seats>
  )
}
