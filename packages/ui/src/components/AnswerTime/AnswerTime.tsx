import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './AnswerTime.css'

export interface AnswerTimeProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Working minutes within which half of the enquiries got a first answer. */
  median: number
  /** Working minutes within which 90% of them did. */
  p90: number
  /** The sentence above the line: "Usually answers within 5 working hours". */
  title: ReactNode
  /** The sentence below the line: the number of enquiries and the working hours. */
  note?: ReactNode
  /** The text of the line for screen readers. */
  label: string
  /** Label of the start. @default 'Sent' */
  sentLabel?: string
  /** Label of the median: "median 5 h". */
  medianLabel: string
  /** Label of the 90% mark: "90% within 11 h". */
  p90Label: string
}

/** The end of the line beyond the 90% mark, as a percentage of its width. */
const p90At = 84

/** The answer time of a desk: the median and the 90% mark on a line of working hours that begins at 0. */
export function AnswerTime({
  median,
  p90,
  title,
  note,
  label,
  sentLabel = 'Sent',
  medianLabel,
  p90Label,
  className,
  ...rest
}: AnswerTimeProps) {
  const late = Math.max(p90, median)
  const medianAt = late === 0 ? 0 : (median / late) * p90At
  // The labels would overlap.
  const isEarly = medianAt < 26
  const isClose = medianAt > 44 || isEarly
  const [from, to] = [`${medianAt}%`, `${p90At}%`]
  return (
    <figure className={joinClasses(styles.figure, className)} {...rest}>
      <p className={styles.title}>{title}</p>
      <svg className={isClose ? styles.twoLines : styles.chart} role="img" aria-label={label}>
        <line className={styles.base} x1="0" x2="100%" y1="10" y2="10" />
        <rect className={styles.half} x="0" y="7" width={from} height="6" />
        <rect className={styles.rest} x={from} y="7" width={`${p90At - medianAt}%`} height="6" />
        <circle className={styles.medianDot} cx={from} cy="10" r="6" />
        <circle className={styles.lateDot} cx={to} cy="10" r="6" />
        <text className={styles.label} x="0" y="35">
          {sentLabel}
        </text>
        <text
          className={styles.medianLabel}
          x={isEarly ? '26%' : from}
          y="35"
          textAnchor={medianAt > 70 ? 'end' : isEarly ? 'start' : 'middle'}
        >
          {medianLabel}
        </text>
        <text className={styles.label} x="100%" y={isClose ? 53 : 35} textAnchor="end">
          {p90Label}
        </text>
      </svg>
      {note !== undefined && <figcaption className={styles.note}>{note}</figcaption>}
    </figure>
  )
}
