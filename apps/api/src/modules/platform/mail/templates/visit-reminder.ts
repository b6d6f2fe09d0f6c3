import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface VisitReminder extends SenderEmail {
  /** Such as "Wednesday, 25 November at 10:00 am". */
  readonly time: string
  readonly place: string | null
}

/** To a sender the day before a visit. */
export const visitReminderEmail = (visit: VisitReminder): EmailMessage => ({
  to: { address: visit.email },
  subject: `Your visit to ${visit.listing} (${visit.reference})`,
  before: [
    `Your visit to ${visit.listing} is on ${visit.time}.`,
    ...(visit.place === null ? [] : [`Address: ${visit.place}`]),
    'If you cannot come, cancel or choose another time, so that another family can have the place.',
  ],
  button: { label: 'Move or cancel', url: visit.url },
  after: [withdrawText(visit.listing, visit.withdrawUrl)],
  footer: senderFooter(visit.reference),
})
