import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import type { BatchDesk } from '../../batch-types'
import { SeatStrip } from '../../seats/SeatStrip'
import * as seatStyles from '../../seats/seats.css'
import * as styles from '../batch.css'
import { messages } from './messages'
import { seatParts } from './seat-parts'

interface SeatsSummaryProps {
  batch: BatchDesk
  onChange: () => void
}

/** The taken seats of the batch, and its dates. */
export function SeatsSummary({ batch, onChange }: SeatsSummaryProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { seats, taken: onEdBazaar, taken_elsewhere: elsewhere } = batch
  const taken = onEdBazaar + elsewhere
  const { free, ...counts } = seatParts(batch)
  const day = (text: string) => formatDay(text, { locale, withYear: true })
  // Seats are kept only while families wait.
  const other =
    batch.figures.waiting_families === 0 ? messages.inSingleSessions : messages.inSessionsOrKept
  const parts = [
    { look: 'confirmed' as const, count: counts.confirmed, name: t(messages.confirmed) },
    { look: 'elsewhere' as const, count: elsewhere, name: t(messages.elsewhere) },
    { look: 'held' as const, count: counts.held, name: t(messages.held) },
    { look: 'offered' as const, count: counts.offered, name: t(messages.offered) },
    { look: 'other' as const, count: counts.other, name: t(other) },
    { look: 'free' as const, count: free, name: t(messages.free) },
  ].filter(({ look, count }) => look === 'confirmed' || look === 'free' || count > 0)
  return (
    <section className={styles.seats} aria-label={t(messages.title)}>
      <div className={styles.seatsLine}>
        <b className={styles.seatsFigure}>{t(messages.taken(taken, seats))}</b>{' '}
        <span>{t(messages.takenNote)}</span>
        {batch.rights.change && batch.state !== 'cancelled' && (
          <Button variant="bare" onClick={onChange}>
            {t(messages.change)}
          </Button>
        )}
        <span className={styles.dates}>
          {batch.ends_on === null
            ? t(messages.datesFrom(day(batch.starts_on)))
            : t(messages.datesFromTo(day(batch.starts_on), day(batch.ends_on)))}
        </span>
      </div>
      <SeatStrip
        label={t(messages.label(taken, seats))}
        seats={seats}
        taken={counts}
        isPaused={batch.state !== 'open'}
        size="large"
      />
      <ul className={seatStyles.key}>
        {parts.map(({ look, count, name }) => (
          <li key={look} className={seatStyles.keyPart}>
            <span className={seatStyles.keyMark[look]} />
            <span>
              <b className={seatStyles.keyCount}>{count}</b> {name}
            </span>
          </li>
        ))}
      </ul>
      {batch.over_why !== null && taken > seats && (
        <p className={styles.quiet}>{t(messages.over(taken - seats, batch.over_why))}</p>
      )}
    </section>
  )
}
