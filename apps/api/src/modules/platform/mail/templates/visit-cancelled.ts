import type { CalendarFile, EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface VisitCancelled extends SenderEmail {
  /** Such as "Wednesday, 25 November at 10:00 am". */
  readonly time: string
  readonly calendar: CalendarFile | undefined
}

/** To a sender whose visit was cancelled, with the cancellation for their calendar. */
export const visitCancelledEmail = (visit: VisitCancelled): EmailMessage => ({
  to: { address: visit.email },
  subject: `Your visit to ${visit.listing} is cancelled (${visit.reference})`,
  before: [
    `Your visit to ${visit.listing} on ${visit.time} is cancelled.`,
    'If another time is available, you can choose it on the page of your enquiry.',
  ],
  button: { label: 'See your enquiry', url: visit.url },
  after: [withdrawText(visit.listing, visit.withdrawUrl)],
  footer: senderFooter(visit.reference),
  ...(visit.calendar && { calendar: visit.calendar }),
})
