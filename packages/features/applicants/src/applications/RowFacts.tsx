import { attention } from '@edbazaar/feature-list-kit/rows.css'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { formatDay, formatMoment, formatRupees } from '@edbazaar/ui/formatting'
import { CalendarIcon, ClockAlertIcon, MailIcon } from '@edbazaar/ui/Icon'
import type { ApplicationRow } from './application-types'
import * as styles from './list.css'
import { messages } from './messages'

/** The average of all points. */
export function Score({ row: { score } }: { row: ApplicationRow }) {
  const t = useMessages(messages)
  return (
    <span className={styles.score}>
      {score === null ? (
        t(messages.noScore)
      ) : (
        <RichMessage
          from={messages}
          message={messages.score(score.toFixed(1))}
          parts={{ b: <b /> }}
        />
      )}
    </span>
  )
}

/** `9 years, expects ₹58,000` */
export function FactsLine({ row }: { row: ApplicationRow }) {
  const t = useMessages(messages)
  const { experience_years: years, expected_pay: pay, city } = row
  const facts = [
    ...(years === null ? [] : [t(messages.experience(years))]),
    ...(pay === null ? [] : [t(messages.expects(formatRupees(pay)))]),
    ...(city === null ? [] : [city]),
  ]
  return facts.length === 0 ? null : <span className={styles.rowFacts}>{facts.join(', ')}</span>
}

/** The interview, a new message, an overdue answer, or when it came. */
export function AttentionLine({ row, now }: { row: ApplicationRow; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const day = (text: string) => formatDay(dayInIndia(text), { locale })
  if (row.quiet_since !== null && row.state === 'submitted')
    return (
      <span className={attention} data-tone="late">
        <ClockAlertIcon size="small" />
        {t(messages.quiet(day(row.submitted_at)))}
      </span>
    )
  if (row.has_unread)
    return (
      <span className={attention} data-tone="due">
        <MailIcon size="small" />
        {t(messages.unread)}
      </span>
    )
  if (row.interview_at !== null && row.state === 'interviewing')
    return (
      <span className={attention}>
        <CalendarIcon size="small" />
        {t(messages.interviewAt(formatMoment(row.interview_at, { now, locale, inSentence: true })))}
      </span>
    )
  if (!row.is_told && row.state !== 'submitted' && row.state !== 'withdrawn')
    return (
      <span className={attention} data-tone="due">
        {t(messages.notSent)}
      </span>
    )
  return (
    <span className={attention}>
      {row.is_seen ? t(messages.applied(day(row.submitted_at))) : t(messages.notSeen)}
    </span>
  )
}
