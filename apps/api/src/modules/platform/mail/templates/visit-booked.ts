import type { CalendarFile, EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface VisitBooked extends SenderEmail {
  /** Such as "Wednesday, 25 November at 10:00 am". */
  readonly time: string
  readonly place: string | null
  /** Whether the visit was at another time before. */
  readonly isMoved: boolean
  readonly calendar: CalendarFile | undefined
}

/** To a sender whose visit is booked or has moved, with a calendar entry. */
export const visitBookedEmail = (visit: VisitBooked): EmailMessage => ({
  to: { address: visit.email },
  subject: visit.isMoved
    ? `Your visit to ${visit.listing} has moved (${visit.reference})`
    : `Your visit to ${visit.listing} is booked (${visit.reference})`,
  before: [
    visit.isMoved
      ? `Your visit to ${visit.listing} is now on ${visit.time}.`
      : `Your visit to ${visit.listing} is on ${visit.time}.`,
    ...(visit.place === null ? [] : [`Address: ${visit.place}`]),
    'Open the attached file to add it to your calendar.',
  ],
  button: { label: 'Move or cancel', url: visit.url },
  after: [withdrawText(visit.listing, visit.withdrawUrl)],
  footer: senderFooter(visit.reference),
  ...(visit.calendar && { calendar: visit.calendar }),
})
