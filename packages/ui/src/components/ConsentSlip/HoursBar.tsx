'use client'

import { formatTimeOfDay } from '../../formatting/times'
import { useLocale } from '../../internal/locale-context'
import * as styles from './ConsentSlip.css'

interface HoursBarProps {
  from: number
  to: number
  now: number | undefined
}

/** The bar begins at 6 am and ends at 9 pm unless the hours go beyond. */
const [barStart, barEnd] = [360, 1260]

/** The allowed hours of a day on a line, with the current time as a marigold dot. */
export function HoursBar({ from, to, now }: HoursBarProps) {
  const locale = useLocale()
  const start = Math.min(barStart, from, now ?? from)
  const end = Math.max(barEnd, to, now ?? to)
  const at = (minutes: number) => ((minutes - start) / (end - start)) * 100
  const [left, right] = [at(from), at(to)]
  const isNarrow = right - left < 45
  const text = { from: formatTimeOfDay(from, locale), to: formatTimeOfDay(to, locale) }
  return (
    <svg className={styles.hours} role="img" aria-label={`${text.from} – ${text.to}`}>
      <line className={styles.base} x1="0" x2="100%" y1="8" y2="8" />
      <rect className={styles.open} x={`${left}%`} y="5" width={`${right - left}%`} height="6" />
      {now !== undefined && <circle className={styles.now} cx={`${at(now)}%`} cy="8" r="5" />}
      {isNarrow ? (
        <text
          className={styles.time}
          x={`${left > 50 ? right : left}%`}
          y="30"
          textAnchor={left > 50 ? 'end' : 'start'}
        >
          {text.from} – {text.to}
        </text>
      ) : (
        <>
          <text className={styles.time} x={`${left}%`} y="30">
            {text.from}
          </text>
          <text className={styles.time} x={`${right}%`} y="30" textAnchor="end">
            {text.to}
          </text>
        </>
      )}
    </svg>
  )
}
