import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, bookingFooter, namesOf } from './booking-texts.ts'

interface SessionChanged extends BookingEmail {
  readonly children: readonly string[]
  readonly change: 'moved' | 'cancelled' | 'restored'
  /** Such as "Monday, 23 November at 5:00 pm". */
  readonly oldTime: string
  /** Of a moved session, or of the one that replaces a cancelled one. */
  readonly newTime: string | null
  readonly reason: string | null
}

const subjects: Readonly<Record<SessionChanged['change'], string>> = {
  moved: 'Class moved',
  cancelled: 'Class cancelled',
  restored: 'Class will take place after all',
}

function sentences({ change, oldTime, newTime, product, listing }: SessionChanged): string[] {
  if (change === 'moved')
    return [`${listing} has moved the class of ${product} on ${oldTime}.`, `New time: ${newTime}.`]
  if (change === 'restored')
    return [`The class of ${product} on ${oldTime} will take place after all.`]
  return [
    `${listing} has cancelled the class of ${product} on ${oldTime}.`,
    ...(newTime === null ? [] : [`Another class has been added on ${newTime}.`]),
  ]
}

/** Tells a family that a session was moved, cancelled or restored. */
export const sessionChangedEmail = (changed: SessionChanged): EmailMessage => ({
  to: { address: changed.email },
  subject: `${subjects[changed.change]}: ${changed.product}, ${changed.oldTime}`,
  before: [
    ...sentences(changed),
    `For ${namesOf(changed.children)}, in ${changed.batch}.`,
    ...(changed.reason === null ? [] : [`Reason: ${changed.reason}`]),
  ],
  button: { label: 'See your booking', url: changed.url },
  after: ['Calendars that use your private address update automatically.'],
  footer: bookingFooter,
})
