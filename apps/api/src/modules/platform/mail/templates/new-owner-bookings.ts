import type { EmailMessage } from '../email-message.ts'
import { bookingFooter } from './booking-texts.ts'

interface NewOwnerBookings {
  readonly email: string
  /** The store. */
  readonly listing: string
  /** The page of the family's bookings. */
  readonly url: string
}

/** To a family whose store has a new owner. Sent once for each change. */
export const newOwnerBookingsEmail = ({ email, listing, url }: NewOwnerBookings): EmailMessage => ({
  to: { address: email },
  subject: `May the new owner of ${listing} see your bookings?`,
  before: [
    `${listing} has a new owner. Your permission was for the former owner, so the new one cannot see your name, the names of your children, what you wrote or your contact details.`,
    'Your seats and your places in line stay. The teacher needs the names for the roster: if you agree, they see them again, on the same terms. If you do nothing, your details stay hidden.',
  ],
  button: { label: 'Decide on your bookings page', url },
  footer: bookingFooter,
})
