import type { EmailMessage } from '../email-message.ts'
import { type DeskEmail, deskFooter } from './enquiry-texts.ts'

type Change = 'offered' | 'booked' | 'moved' | 'done' | 'no_show' | 'cancelled'

interface DeskVisit extends DeskEmail {
  /** Such as "Wednesday, 25 November at 10:00 am". */
  readonly time: string
  /** The action of the parent. */
  readonly change: Change
}

const texts: Partial<Record<Change, { subject: string; text: (time: string) => string }>> = {
  moved: {
    subject: 'A parent moved a visit',
    text: (time) => `The visit is now on ${time}.`,
  },
  cancelled: {
    subject: 'A parent cancelled a visit',
    text: (time) => `The visit on ${time} is cancelled. Other parents can book this place again.`,
  },
}
const booked = {
  subject: 'A parent booked a visit',
  text: (time: string) => `The visit is on ${time}.`,
}

/** To a member of a listing whose visit a parent changed. Without personal data of the sender. */
export function deskVisitEmail({
  email,
  listing,
  reference,
  url,
  time,
  change,
}: DeskVisit): EmailMessage {
  const { subject, text } = texts[change] ?? booked
  return {
    to: { address: email },
    subject: `${subject} (${reference})`,
    before: [`${text(time)} It belongs to the enquiry ${reference} to ${listing}.`],
    button: { label: 'See the enquiry', url },
    footer: deskFooter,
  }
}
