import { formatTimes } from '@edbazaar/feature-catalogue-ui/batch-times'
import { accountPaths, dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatTimeOfDay, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { fullDay } from '../times/times'
import { messages } from './messages'
import * as styles from './session.css'
import { withProperties } from './style-properties'
import type { CalendarEntry } from './week'

/** A session on its day: batch, times, seats and state. Opens the batch at the session. */
export function SessionLink({ entry }: { entry: CalendarEntry }) {
  const locale = useLocale()
  const { session, batch, look, isLive, from, to, left, width } = entry
  const day = look === 'left' ? session.moved_from : session.starts_at
  return (
    <Link
      variant="plain"
      href={accountPaths.batchSession(batch.id, session.id)}
      className={styles.session}
      data-look={look}
      data-live={isLive || undefined}
      data-tight={to - from < 60 || undefined}
      data-half={width < 1 || undefined}
      data-day={day && dayInIndia(day)}
      data-from={from}
      ref={withProperties({
        '--t': from / 60,
        '--d': Math.max(to - from, 30) / 60,
        '--l': left,
        '--w': width,
        '--n': Math.max(1, Math.floor((to - from) / 30) - 1),
      })}
    >
      <span className={styles.sessionTime}>
        <span className={styles.wideTime}>{formatTimes(from, to, locale)}</span>
        <Times from={from} to={to} locale={locale} />
      </span>
      <b lang={languageOf(batch.name)}>{batch.name}</b>
      <Note entry={entry} />
      <Status entry={entry} />
    </Link>
  )
}

/** The times on a phone: the end under the start. */
function Times({ from, to, locale }: { from: number; to: number; locale: Locale }) {
  return (
    <span className={styles.narrowTime} aria-hidden="true">
      {formatTimeOfDay(from, locale)}
      <small>– {formatTimeOfDay(to, locale)}</small>
    </span>
  )
}

/** The details below the name on a phone. */
function Note({ entry: { session, look, isLive } }: { entry: CalendarEntry }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (isLive)
    return (
      <span className={styles.sessionNote} data-live="">
        {t(messages.inProgress)}
      </span>
    )
  const left = session.moved_from
  if (left === null || look === 'left' || look === 'cancelled') return null
  const day = fullDay(dayInIndia(left), locale, { isShort: true })
  return <span className={styles.sessionNote}>{t(messages.movedFrom(day))}</span>
}

/** Its seats, or what happened to it. */
export function Status({ entry: { session, batch, look } }: { entry: CalendarEntry }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (look === 'cancelled')
    return <span className={styles.sessionStatus}>{t(messages.cancelled)}</span>
  if (look === 'left') {
    const day = dayInIndia(session.starts_at)
    return (
      <span className={styles.sessionStatus}>
        {t(messages.movedTo(fullDay(day, locale, { isShort: true })))}
      </span>
    )
  }
  if (look === 'ended' && session.marked > 0)
    return (
      <span className={styles.sessionStatus}>
        {t(messages.came(session.present, session.marked))}
      </span>
    )
  const state =
    look === 'paused' &&
    (batch.state === 'paused' ? messages.joiningPaused : messages.joiningClosed)
  return (
    <span className={styles.sessionStatus}>
      <span>
        {batch.seats - batch.seats_left}/{batch.seats}
      </span>
      {look === 'full' && batch.waiting > 0 && <small>{t(messages.waiting(batch.waiting))}</small>}
      {state && <small>{t(state)}</small>}
    </span>
  )
}
