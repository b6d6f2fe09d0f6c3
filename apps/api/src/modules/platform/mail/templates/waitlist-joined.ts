import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, waitlistFooter } from './booking-texts.ts'

interface WaitlistJoined extends BookingEmail {
  /** The link that leaves the waitlist without signing in. */
  readonly leaveUrl: string
  readonly offerHours: number
}

/** Confirms a place in line. */
export const waitlistJoinedEmail = (joined: WaitlistJoined): EmailMessage => ({
  to: { address: joined.email },
  subject: `On the waitlist: ${joined.product}, ${joined.batch}`,
  before: [
    `You are on the waitlist of ${joined.batch} of ${joined.product} at ${joined.listing}.`,
    `Seats are offered in order of joining. We email you when one is free for you; you then have ${joined.offerHours} hours to answer, or 12 if the batch starts within 3 days.`,
  ],
  items: [{ label: 'Leave the waitlist', text: '', url: joined.leaveUrl }],
  button: { label: 'See your place in line', url: joined.url },
  footer: waitlistFooter,
})
