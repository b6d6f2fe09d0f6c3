import type { EmailMessage } from '../email-message.ts'
import { type DeskEmail, deskFooter, deskReplyText } from './enquiry-texts.ts'

/** To a member of a listing whose parent wrote again. Without personal data of the sender. */
export const deskMessageEmail = ({
  email,
  listing,
  reference,
  url,
  canReply,
}: DeskEmail): EmailMessage => ({
  to: { address: email },
  subject: `A parent wrote again (${reference})`,
  before: [`There is a new message in the enquiry ${reference} to ${listing}.`],
  button: { label: 'Read and answer', url },
  ...(canReply && { after: [deskReplyText] }),
  footer: deskFooter,
})
