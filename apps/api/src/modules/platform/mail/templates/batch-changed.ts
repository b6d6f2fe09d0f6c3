import type { EmailMessage } from '../email-message.ts'
import { type BookingEmail, bookingFooter, namesOf } from './booking-texts.ts'

interface BatchChanged extends BookingEmail {
  readonly children: readonly string[]
  readonly change: 'timetable' | 'cancelled'
  /** The new days and times, such as "Mon, Wed, 17:00 to 18:30". */
  readonly timetable: string
  readonly reason: string | null
  /** Other products nearby, for a cancelled batch. */
  readonly alternatives: readonly {
    readonly label: string
    readonly text: string
    readonly url: string
  }[]
}

/** Tells a family that the timetable of their batch changed, or that it was cancelled. */
export const batchChangedEmail = (changed: BatchChanged): EmailMessage => {
  const { product, batch, listing, reason } = changed
  const isCancelled = changed.change === 'cancelled'
  return {
    to: { address: changed.email },
    subject: `${isCancelled ? 'Batch cancelled' : 'New timetable'}: ${product}, ${batch}`,
    before: [
      isCancelled
        ? `${listing} has cancelled ${batch} of ${product}. Your bookings and waitlist places have been cancelled.`
        : `${listing} has changed the timetable of ${batch} of ${product}. New timetable: ${changed.timetable}.`,
      ...(changed.children.length === 0 ? [] : [`For ${namesOf(changed.children)}.`]),
      ...(reason === null ? [] : [`Reason: ${reason}`]),
      ...(changed.alternatives.length === 0
        ? []
        : ['These services are within 5 km, with free seats on the same days:']),
    ],
    items: changed.alternatives,
    button: { label: 'See your bookings', url: changed.url },
    footer: bookingFooter,
  }
}
