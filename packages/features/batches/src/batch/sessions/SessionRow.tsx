import {
  accountPaths,
  dayInIndia,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { useEffect, useRef } from 'react'
import type { BatchDesk, BatchSession } from '../../batch-types'
import { dayAndTime, fullDay, sessionTimes } from '../../times/times'
import type { OpenBatchDialog } from '../BatchDialog'
import { messages } from './messages'
import * as styles from './sessions.css'

interface SessionRowProps {
  session: BatchSession
  batch: BatchDesk
  /** Milliseconds. */
  now: number
  /** Whether the URL names this session. */
  isSelected: boolean
  onOpen: (dialog: OpenBatchDialog) => void
}

/** A session with its time, its number in the term, and what happened to it. */
export function SessionRow({ session, batch, now, isSelected, onOpen }: SessionRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.focus()
  }, [isSelected])
  const { state, starts_at: start } = session
  const day = dayInIndia(start)
  const isToday = day === todayInIndia(new Date(now))
  return (
    <li
      ref={row}
      className={styles.row}
      tabIndex={isSelected ? -1 : undefined}
      data-selected={isSelected || undefined}
      data-today={isToday || undefined}
      data-off={state === 'cancelled' || undefined}
    >
      <p className={styles.when}>
        <b>{isToday ? t(messages.today) : fullDay(day, locale, { isShort: true })}</b>
        <span>{sessionTimes(session, locale)}</span>
      </p>
      <Facts session={session} batch={batch} />
      {Date.parse(start) <= now
        ? batch.rights.answer && state !== 'cancelled' && <AttendanceLink session={session} />
        : batch.rights.change &&
          batch.state !== 'cancelled' && <Actions session={session} onOpen={onOpen} />}
    </li>
  )
}

function Facts({ session, batch }: Pick<SessionRowProps, 'session' | 'batch'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { state, reason, moved_from: left, class_number: number } = session
  if (state === 'cancelled')
    return (
      <p className={styles.facts}>
        {reason === null ? t(messages.cancelled) : t(messages.cancelledFor(reason))}
      </p>
    )
  const attendance = () => {
    if (session.marked > 0) return [t(messages.came(session.present, session.marked))]
    return session.children > 0 ? [t(messages.children(session.children))] : []
  }
  const notes = [
    ...(left === null ? [] : [t(messages.movedFrom(dayAndTime(left, locale)))]),
    ...(left !== null && reason !== null ? [reason] : []),
    ...attendance(),
    ...(session.trial_taken > 0
      ? [t(messages.trials(session.trial_taken, session.trial_seats))]
      : []),
  ]
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        {number !== null && t(messages.classOf(number, batch.figures.sessions))}{' '}
        {left !== null && <Badge tone="act">{t(messages.moved)}</Badge>}
        {session.is_extra && <Badge>{t(messages.extra)}</Badge>}
      </p>
      <p className={styles.notes}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  )
}

function AttendanceLink({ session }: Pick<SessionRowProps, 'session'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const day = fullDay(dayInIndia(session.starts_at), locale)
  return (
    <div className={styles.actions}>
      <ButtonLink
        href={accountPaths.attendance(session.batch_id, session.id)}
        aria-label={t(messages.attendanceLabel(day))}
      >
        {t(messages.attendance)}
      </ButtonLink>
    </div>
  )
}

function Actions({ session, onOpen }: Pick<SessionRowProps, 'session' | 'onOpen'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const day = fullDay(dayInIndia(session.starts_at), locale)
  return (
    <div className={styles.actions}>
      {session.state === 'cancelled' ? (
        <Button
          variant="bare"
          aria-label={t(messages.restoreLabel(day))}
          onClick={() => onOpen({ kind: 'restore', session })}
        >
          {t(messages.restore)}
        </Button>
      ) : (
        <>
          <Button
            aria-label={t(messages.moveLabel(day))}
            onClick={() => onOpen({ kind: 'move', session })}
          >
            {t(messages.move)}
          </Button>
          <Button
            aria-label={t(messages.cancelLabel(day))}
            onClick={() => onOpen({ kind: 'cancelSession', session })}
          >
            {t(messages.cancel)}
          </Button>
        </>
      )}
    </div>
  )
}
