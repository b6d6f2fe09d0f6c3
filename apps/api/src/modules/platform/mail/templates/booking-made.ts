import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, bookingFooter, namesOf } from './booking-texts.ts'

interface BookingMade extends BookingEmail {
  readonly children: readonly string[]
  readonly change: 'confirmed' | 'requested' | 'held' | 'rescheduled'
  /** The class of a trial or a single class, such as "Monday, 23 November at 5:00 pm"; null for a term. */
  readonly time: string | null
  /** Until when a request is answered, or seats are held. */
  readonly until: string | null
  /** Links that cancel one booking each. */
  readonly cancel: readonly { readonly child: string; readonly url: string }[]
}

const subjects: Readonly<Record<BookingMade['change'], string>> = {
  confirmed: 'Booked',
  requested: 'Request sent',
  held: 'Confirm your seat',
  rescheduled: 'Class changed',
}

function sentence({ change, listing, until, time }: BookingMade): string {
  if (change === 'requested')
    return `${listing} has your request and can answer until ${until}. After that, the request expires.`
  if (change === 'held')
    return `${listing} has accepted your request. The seat is held until ${until}: confirm it on the page of your booking.`
  return change === 'rescheduled' ? `The class is now on ${time}.` : 'Your booking is confirmed.'
}

/** Tells a family that seats are booked, asked for, held or changed. */
export const bookingMadeEmail = (made: BookingMade): EmailMessage => ({
  to: { address: made.email },
  subject: `${subjects[made.change]}: ${made.product}, ${namesOf(made.children)}`,
  before: [
    sentence(made),
    `For ${namesOf(made.children)}: ${made.batch} of ${made.product} at ${made.listing}.`,
    ...(made.time === null ? [] : [`Class: ${made.time}.`]),
  ],
  ...(made.cancel.length > 0 && {
    items: made.cancel.map(({ child, url }) => ({ label: `Cancel for ${child}`, text: '', url })),
  }),
  button: { label: 'See your booking', url: made.url },
  after: ['You pay the provider directly. Nothing is charged on EdBazaar.'],
  footer: bookingFooter,
})
