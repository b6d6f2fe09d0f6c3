import type { CalendarFile, EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter } from './enquiry-texts.ts'

interface EnquiryWithdrawn extends Omit<SenderEmail, 'withdrawUrl'> {
  readonly what: 'permission' | 'enquiry'
  /** The visit that the withdrawal cancelled. */
  readonly visit: { readonly time: string; readonly calendar: CalendarFile } | null
}

const effects = {
  permission: (listing: string) =>
    `${listing} can no longer see your name, email or phone number, and cannot write to you. It keeps your question without your name. You can give permission again at any time.`,
  enquiry: (listing: string) =>
    `${listing} can no longer see your name, email or phone number, nor your question, and cannot write to you.`,
}

/** To a sender who withdrew. The only email after a withdrawal. */
export const enquiryWithdrawnEmail = (withdrawn: EnquiryWithdrawn): EmailMessage => ({
  to: { address: withdrawn.email },
  subject:
    withdrawn.what === 'permission'
      ? `You withdrew your permission from ${withdrawn.listing} (${withdrawn.reference})`
      : `You withdrew your enquiry to ${withdrawn.listing} (${withdrawn.reference})`,
  before: [
    effects[withdrawn.what](withdrawn.listing),
    ...(withdrawn.visit ? [`Your visit on ${withdrawn.visit.time} is cancelled.`] : []),
  ],
  button: { label: 'See your enquiry', url: withdrawn.url },
  footer: senderFooter(withdrawn.reference),
  ...(withdrawn.visit && { calendar: withdrawn.visit.calendar }),
})
