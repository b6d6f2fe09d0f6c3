import { minuteMs, useLocale, useMessages } from '@edbazaar/feature-platform'
import { timeText } from '../parts/when'
import * as styles from './booking.css'
import { messages } from './messages'

const holdFor = 15 * minuteMs

interface HoldBarProps {
  seats: number
  until: string
  /** The current time in milliseconds. */
  now: number
}

/** Until when seats are held. */
export function HoldBar({ seats, until, now }: HoldBarProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const left = Math.max(0, Date.parse(until) - now)
  const minutes = Math.floor(left / minuteMs)
  // A provider may hold a seat for longer than the form does.
  const share = Math.round((Math.min(left, holdFor) / holdFor) * 100)
  const hasMinutes = left <= holdFor
  return (
    <div className={styles.hold}>
      <p>
        <b>{t(messages.heldTitle(seats))}</b> {t(messages.until(timeText(until, locale)))}
      </p>
      <svg
        className={styles.line}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={share} height={1} />
      </svg>
      {hasMinutes && (
        <p className={styles.minutes}>
          {minutes === 0 ? t(messages.lessThanMinute) : t(messages.minutesLeft(minutes))}
        </p>
      )}
    </div>
  )
}
