import type { MyApplicationRow } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, formatMoment } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import { messages } from './messages'
import * as styles from './mine.css'

/** The next step of an application, or its outcome, in sentences. */
export function NextStep({ row }: { row: MyApplicationRow }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const day = (date: string) => formatDay(date, { withYear: true, locale })
  const { state, interview, answer_rate: rate, listing } = row
  const lines: string[] = []
  if (state === 'draft')
    lines.push(
      row.job.is_open
        ? row.job.closes_at === null
          ? t(messages.draft)
          : t(
              messages.draftUntil(
                formatMoment(row.job.closes_at, { now, locale, inSentence: true }),
              ),
            )
        : t(messages.draftClosed),
    )
  if (state === 'interviewing' && interview === null)
    lines.push(t(messages.interviewPlanned(listing.name)))
  if (interview !== null) {
    lines.push(
      t(
        messages.interviewAt(
          formatMoment(interview.starts_at, { now, locale, inSentence: true }),
          interview.place,
        ),
      ),
    )
    if (interview.note !== null) lines.push(interview.note)
  }
  if (row.is_held) lines.push(t(messages.held))
  if (state === 'submitted' && row.quiet_since === null && !row.is_held)
    lines.push(
      t(row.seen_at === null ? messages.notOpened : messages.opened(day(dayInIndia(row.seen_at)))),
    )
  if (state === 'submitted' && row.quiet_since !== null) lines.push(t(messages.quiet(listing.name)))
  if (state === 'submitted' && rate !== null && !row.is_held)
    lines.push(
      rate.working_days === null
        ? t(messages.rateNone(rate.applicants))
        : t(messages.rate(rate.answered, rate.applicants, rate.working_days)),
    )
  if (row.offered_on !== null) lines.push(t(messages.offeredOn(day(row.offered_on))))
  if (row.feedback_by !== null) lines.push(t(messages.feedbackBy(day(row.feedback_by))))
  if (state === 'not_taken') {
    lines.push(t(messages.notTaken))
    for (const code of row.reason_codes) if (code !== 'other') lines.push(t(messages.reasons[code]))
    if (row.reason_text !== null) lines.push(t(messages.feedback(row.reason_text)))
  }
  if (row.removed_on !== null && state !== 'withdrawn')
    lines.push(t(messages.removedOn(day(row.removed_on))))
  return <p className={styles.note}>{lines.join(' ')}</p>
}
