import { minuteMs, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatMoment } from '@edbazaar/ui/formatting'
import { useEffect, useState } from 'react'
import * as styles from './apply.css'
import { messages } from './messages'

const second = 1_000
const shown = 30 * minuteMs

/** Until when the application can be sent; counts down in the last 30 minutes. */
export function Deadline({ closesAt }: { closesAt: string | null }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [now, setNow] = useState(() => Date.now())
  const left = closesAt === null ? null : Date.parse(closesAt) - now
  const isClose = left !== null && left <= shown
  useEffect(() => {
    if (closesAt === null) return
    const wait = isClose ? second : Math.max(second, Date.parse(closesAt) - Date.now() - shown)
    // Longer than a timer can wait: the page is not open for that long.
    if (wait > 2 ** 31 - 1) return
    const timer = setInterval(() => setNow(Date.now()), wait)
    return () => clearInterval(timer)
  }, [closesAt, isClose])
  if (closesAt === null || left === null) return null
  if (left <= 0) return <p className={styles.late}>{t(messages.closedNow)}</p>
  if (!isClose)
    return (
      <p className={styles.hint}>
        {t(messages.until(formatMoment(closesAt, { now, locale, inSentence: true })))}
      </p>
    )
  const minutes = Math.floor(left / minuteMs)
  const seconds = String(Math.floor((left % minuteMs) / second)).padStart(2, '0')
  return (
    <p className={styles.late} role="timer">
      {t(messages.timeLeft(`${minutes}:${seconds}`))}
    </p>
  )
}
