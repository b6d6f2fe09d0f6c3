import { plural } from '../../text/plural.ts'
import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, waitlistFooter } from './booking-texts.ts'

interface WaitlistOffer extends BookingEmail {
  readonly seats: number
  /** When the offer ends, such as "Saturday, 21 November at 10:00 am". */
  readonly until: string
  readonly isReminder: boolean
}

/** Offers free seats to a family of the waitlist, or reminds it of the offer. */
export const waitlistOfferEmail = (offer: WaitlistOffer): EmailMessage => {
  const seats = plural(offer.seats, { one: 'A seat', other: `${offer.seats} seats` })
  return {
    to: { address: offer.email },
    subject: `${offer.isReminder ? 'Reminder: ' : ''}${seats} in ${offer.product}, until ${offer.until}`,
    before: [
      `${seats} in ${offer.batch} of ${offer.product} at ${offer.listing} ${plural(offer.seats, { one: 'is', other: 'are' })} free for you.`,
      `Answer by ${offer.until}. You can accept, answer “later” once and keep your place, or leave the waitlist.`,
    ],
    button: { label: 'Answer', url: offer.url },
    footer: waitlistFooter,
  }
}
