import type { BookedSession } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useState } from 'react'
import * as partStyles from '../parts/parts.css'
import { dayText, timesText, timeText } from '../parts/when'
import * as styles from './booking.css'
import { messages } from './messages'

/** Classes that are listed at first. */
const firstClasses = 6

/** The classes of a booking: those to come first, then those that are over. Cancelled ones do not count. */
export function Classes({ sessions, now }: { sessions: readonly BookedSession[]; now: number }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  if (sessions.length === 0) return null
  const isOver = ({ ends_at: end }: BookedSession) => Date.parse(end) <= now
  const count = sessions.filter(({ state }) => state !== 'cancelled').length
  const sorted = [
    ...sessions.filter((session) => !isOver(session)),
    ...sessions.filter(isOver).toReversed(),
  ]
  const shown = isOpen ? sorted : sorted.slice(0, firstClasses)
  return (
    <section className={partStyles.section}>
      <SectionHead
        title={t(messages.classes(sessions.length))}
        note={sessions.length > 1 ? t(messages.nClasses(count)) : undefined}
        isFlush
      />
      <ol>
        {shown.map((session) => (
          <ClassRow key={session.id} session={session} isOver={isOver(session)} />
        ))}
      </ol>
      {shown.length < sorted.length && (
        <p>
          <Button variant="bare" onClick={() => setIsOpen(true)}>
            {t(messages.showMore(sorted.length - shown.length))}
          </Button>
        </p>
      )}
    </section>
  )
}

function ClassRow({ session, isOver }: { session: BookedSession; isOver: boolean }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { starts_at: from, ends_at: to, state, moved_from: old, reason, present } = session
  const isCancelled = state === 'cancelled'
  const marks = [
    isCancelled && t(messages.classCancelled),
    old !== null &&
      !isCancelled &&
      t(messages.moved(`${dayText(old, locale)}, ${timeText(old, locale)}`)),
    reason,
    present !== null && t(present ? messages.present : messages.absent),
  ].filter(Boolean)
  return (
    <li className={styles.row} data-over={isOver || undefined}>
      <span className={isCancelled ? `${styles.day} ${styles.cancelled}` : styles.day}>
        {dayText(from, locale)}
      </span>
      <span className={isCancelled ? styles.cancelled : undefined}>
        {timesText(from, to, locale)}
      </span>
      {marks.length > 0 && <span className={styles.mark}>{marks.join('. ')}</span>}
    </li>
  )
}
