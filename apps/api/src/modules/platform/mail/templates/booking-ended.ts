import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, bookingFooter, namesOf } from './booking-texts.ts'

interface BookingEnded extends BookingEmail {
  readonly children: readonly string[]
  readonly change: 'declined' | 'unanswered' | 'cancelled'
  readonly reason: string | null
}

const subjects: Readonly<Record<BookingEnded['change'], string>> = {
  declined: 'Request declined',
  unanswered: 'Request not answered',
  cancelled: 'Booking cancelled',
}
const sentences: Readonly<Record<BookingEnded['change'], (listing: string) => string>> = {
  declined: (listing) => `${listing} declined your request.`,
  unanswered: (listing) =>
    `${listing} did not answer your request in time, so it has expired. You can ask again, or choose another batch.`,
  cancelled: () => 'The booking is cancelled.',
}

/** Tells a family that a request or a booking has ended. */
export const bookingEndedEmail = (ended: BookingEnded): EmailMessage => ({
  to: { address: ended.email },
  subject: `${subjects[ended.change]}: ${ended.product}, ${namesOf(ended.children)}`,
  before: [
    sentences[ended.change](ended.listing),
    `For ${namesOf(ended.children)}: ${ended.batch} of ${ended.product}.`,
    ...(ended.reason === null ? [] : [`Reason: ${ended.reason}`]),
  ],
  button: { label: 'See your bookings', url: ended.url },
  footer: bookingFooter,
})
