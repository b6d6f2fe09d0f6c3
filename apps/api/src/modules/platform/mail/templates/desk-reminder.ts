import type { EmailMessage } from '../email-message.ts'
import { type DeskEmail, deskFooter } from './enquiry-texts.ts'

/** To a member of a listing that has not answered in time. Sent once per enquiry. */
export const deskReminderEmail = ({ email, listing, reference, url }: DeskEmail): EmailMessage => ({
  to: { address: email },
  subject: `Overdue: enquiry ${reference}`,
  before: [
    `The enquiry ${reference} to ${listing} has had no answer for 8 working hours. The parent is waiting.`,
  ],
  button: { label: 'Answer now', url },
  footer: deskFooter,
})
