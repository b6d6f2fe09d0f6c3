import type { EmailMessage } from '../email-message.ts'
import { type DeskEmail, deskFooter } from './enquiry-texts.ts'

interface DeskReopened extends DeskEmail {
  /** The text that the admin wrote. */
  readonly note: string | null
}

/** To a member of a listing whose mark of an enquiry as invalid was overturned. */
export const deskReopenedEmail = (reopened: DeskReopened): EmailMessage => ({
  to: { address: reopened.email },
  subject: `We reopened an enquiry (${reopened.reference})`,
  before: [
    `The enquiry ${reopened.reference} to ${reopened.listing} was marked as invalid. We checked it and found that it is valid, so it is back in New.`,
    'Please answer the parent.',
  ],
  ...(reopened.note !== null && { quote: reopened.note }),
  button: { label: 'Read and answer', url: reopened.url },
  footer: deskFooter,
})
