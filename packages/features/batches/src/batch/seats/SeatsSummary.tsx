import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import type { BatchDesk } from '../../batch-types'
import { SeatStrip } from '../../seats/SeatStrip'
import * as seatStyles from '../../seats/seats.css'
import * as styles from '../batch.css'
import { messages } from './messages'

interface SeatsSummaryProps {
  batch: BatchDesk
  onChange: () => void
}

/** The taken seats of the batch, and its dates. */
export function SeatsSummary({ batch, onChange }: SeatsSummaryProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { seats, seats_left: left, taken_elsewhere: elsewhere, figures } = batch
  const { confirmed, held, offered } = figures
  const taken = confirmed + held + offered + elsewhere
  const day = (text: string) => formatDay(text, { locale, withYear: true })
  const parts = [
    { look: 'confirmed' as const, count: confirmed, name: t(messages.confirmed) },
    { look: 'elsewhere' as const, count: elsewhere, name: t(messages.elsewhere) },
    { look: 'held' as const, count: held, name: t(messages.held) },
    { look: 'offered' as const, count: offered, name: t(messages.offered) },
    { look: 'free' as const, count: left, name: t(messages.free) },
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
        taken={{ confirmed, held, offered, elsewhere }}
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
