import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface JobAlertConfirm extends EmailWithLink {
  readonly every: 'day' | 'week'
  /** The filters of the alert in words. */
  readonly name: string
}

/** Asks the recipient to confirm a job alert. */
export const jobAlertConfirmEmail = ({
  email,
  every,
  name,
  url,
}: JobAlertConfirm): EmailMessage => ({
  to: { address: email },
  subject: 'Confirm your job alert',
  before: [
    `You asked for new jobs by email, once a ${every}: ${name}.`,
    'Open the link and confirm. It works once and expires in two days.',
  ],
  button: { label: 'Confirm the job alert', url },
  footer:
    'EdBazaar sent this email because someone entered this address on our jobs page. If it was not you, ignore this email: without your confirmation, nothing is sent.',
})
