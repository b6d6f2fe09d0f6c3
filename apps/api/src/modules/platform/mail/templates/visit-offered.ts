import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface VisitOffered extends SenderEmail {
  /** Such as "Wednesday, 25 November at 10:00 am". */
  readonly time: string
  readonly place: string | null
}

/** To a sender to whom the listing offers a time to visit. */
export const visitOfferedEmail = (visit: VisitOffered): EmailMessage => ({
  to: { address: visit.email },
  subject: `${visit.listing} offers you a visit (${visit.reference})`,
  before: [
    `${visit.listing} offers you a visit on ${visit.time}.`,
    ...(visit.place === null ? [] : [`Address: ${visit.place}`]),
    'A place is kept for you. Accept it, choose another time or decline on the page of your enquiry.',
  ],
  button: { label: 'Answer', url: visit.url },
  after: [withdrawText(visit.listing, visit.withdrawUrl)],
  footer: senderFooter(visit.reference),
})
