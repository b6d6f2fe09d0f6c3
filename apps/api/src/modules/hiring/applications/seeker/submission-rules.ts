import { AppError, refused } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { applicationNotice } from '../../../accounts/consents/application-notice.ts'
import { minutesAfterMidnight } from '../../../platform/dates/clock-time.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import type { JobRow } from '../record/application-record.ts'
import { requireComplete, sectionsOf } from './sections.ts'

/**
 * The employer has an application until 12 months after the job closes; upkeep removes it then. The
 * consent is stored with a year more, because the job can be extended after the application is sent.
 */
const consentDays = 365

/** Throws `invalid_request`, naming the sections that are not finished. */
export function requireAllComplete(form: Parameters<typeof requireComplete>[1]): void {
  const missing = sectionsOf(form.questions).filter(
    (section) => !form.application.completeSections.includes(section),
  )
  if (missing.length > 0)
    throw new AppError(
      'invalid_request',
      'Finish every section of your application first.',
      missing.map((field) => ({ field, msg: 'Finish this section.' })),
    )
  for (const section of sectionsOf(form.questions)) requireComplete(section, form)
}

/**
 * The consent that an application is sent with. Throws `conflict` if the notice has changed, and
 * `invalid_request` for hours that end before they begin.
 */
export function consentTermsOf(
  submission: Schema<'ApplicationSubmission'>,
  job: JobRow,
  now: Date,
) {
  if (submission.notice_version !== applicationNotice.version)
    throw new AppError('conflict', 'The notice has changed. Read the new one, then send again.')
  const [fromMinute, toMinute] = [
    minutesAfterMidnight(submission.from),
    minutesAfterMidnight(submission.to),
  ]
  if (fromMinute >= toMinute) throw refused('to', 'Choose an end that is later than the start.')
  const closes = Math.max(job.closesAt?.getTime() ?? 0, now.getTime() + consentDays * dayMs)
  return {
    channels: [...submission.channels],
    days: [1, 2, 3, 4, 5, 6, 7],
    fromMinute,
    toMinute,
    expiresAt: new Date(closes + consentDays * dayMs),
  }
}
