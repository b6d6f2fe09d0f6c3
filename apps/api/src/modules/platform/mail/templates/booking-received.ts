import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, namesOf } from './booking-texts.ts'

interface BookingReceived extends BookingEmail {
  /** Empty if the names are hidden from the new owner of the store. */
  readonly children: readonly string[]
  readonly change: 'requested' | 'confirmed' | 'cancelled' | 'rescheduled'
  /** The class of a trial or a single class; null for a term. */
  readonly time: string | null
  /** Until when a request can be answered. */
  readonly until: string | null
}

const subjects: Readonly<Record<BookingReceived['change'], string>> = {
  requested: 'New request',
  confirmed: 'New booking',
  cancelled: 'Booking cancelled',
  rescheduled: 'Booking changed',
}

/** Tells a member of a store about a booking. The children’s names are given without other details. */
export const bookingReceivedEmail = (received: BookingReceived): EmailMessage => ({
  to: { address: received.email },
  subject: `${subjects[received.change]}: ${received.product}, ${received.batch}`,
  before: [
    `${namesOf(received.children) || 'A family whose name is hidden'}: ${received.batch} of ${received.product}.`,
    ...(received.time === null ? [] : [`Class: ${received.time}.`]),
    ...(received.until === null
      ? []
      : [`Answer by ${received.until}. After that, the request expires.`]),
  ],
  button: { label: 'See the batch', url: received.url },
  footer: 'You received this email because you answer bookings on EdBazaar.',
})
