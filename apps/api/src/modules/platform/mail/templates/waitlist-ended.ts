import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, waitlistFooter } from './booking-texts.ts'

interface WaitlistEnded extends BookingEmail {
  readonly change: 'kept' | 'withdrawn' | 'removed'
  readonly reason: string | null
}

const subjects: Readonly<Record<WaitlistEnded['change'], string>> = {
  kept: 'The offer has ended',
  withdrawn: 'The offer was withdrawn',
  removed: 'You are no longer on the waitlist',
}

function sentence({ change, batch, product, listing }: WaitlistEnded): string {
  if (change === 'removed')
    return `You are no longer on the waitlist of ${batch} of ${product} at ${listing}.`
  const offer = `The offer of a seat in ${batch} of ${product}`
  return change === 'withdrawn'
    ? `${offer} was withdrawn by ${listing}. You keep your place in line.`
    : `${offer} ended without an answer. You keep your place in line this time. A second offer without an answer removes you from the waitlist.`
}

/** Tells a family that an offer ended, or that it is no longer on the waitlist. */
export const waitlistEndedEmail = (ended: WaitlistEnded): EmailMessage => ({
  to: { address: ended.email },
  subject: `${subjects[ended.change]}: ${ended.product}`,
  before: [sentence(ended), ...(ended.reason === null ? [] : [`Reason: ${ended.reason}`])],
  button: { label: 'See your bookings', url: ended.url },
  footer: waitlistFooter,
})
