import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './DateLine.css'

export interface DateLineEntry {
  /** The displayed date: "18–20 January". */
  date: string
  /** The machine-readable date, `2027-01-18`. */
  dateTime?: string | undefined
  /** The event: "Parents meet the school". */
  label: string
  /** Marks the deadline with a filled ring. @default false */
  isKey?: boolean
  /** Marks today; the line after it is dotted. @default false */
  isToday?: boolean
}

export interface DateLineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In chronological order. */
  dates: readonly DateLineEntry[]
}

/** The dates of one procedure, on a line. */
export function DateLine({ dates, className, ...rest }: DateLineProps) {
  return (
    <ol className={joinClasses(styles.line, className)} {...rest}>
      {dates.map(({ date, dateTime, label, isKey, isToday }) => (
        <li
          key={`${date} ${label}`}
          className={styles.station}
          data-key={isKey || undefined}
          data-now={isToday || undefined}
        >
          <b className={styles.date}>
            <time dateTime={dateTime} lang={languageOf(date)}>
              {date}
            </time>
          </b>
          <span className={styles.label} lang={languageOf(label)}>
            {label}
          </span>
        </li>
      ))}
    </ol>
  )
}
