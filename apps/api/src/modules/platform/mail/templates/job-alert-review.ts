import { dayInIndia } from '../../dates/dates-in-india.ts'
import type { EmailMessage } from '../email-message.ts'
import { endAlertText, jobAlertFooter } from './job-alert-texts.ts'

interface JobAlertReview {
  readonly email: string
  /** The filters of the alert in words. */
  readonly name: string
  /** When the alert ends without an answer. */
  readonly endsOn: Date
  readonly keepUrl: string
  readonly endUrl: string
}

/** Asks once a year whether a job alert is still wanted. */
export const jobAlertReviewEmail = (alert: JobAlertReview): EmailMessage => ({
  to: { address: alert.email },
  subject: 'Do you still want this job alert?',
  before: [
    `A year ago you asked for new jobs by email: ${alert.name}.`,
    `Keep the alert if you still want it. Without an answer it ends on ${dayInIndia(alert.endsOn)}.`,
  ],
  button: { label: 'Keep the alert', url: alert.keepUrl },
  after: [endAlertText(alert.endUrl)],
  footer: jobAlertFooter,
  unsubscribeUrl: alert.endUrl,
})
