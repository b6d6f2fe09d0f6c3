import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

export const signInLinkEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Your sign-in link',
  before: ['We received a request to sign in to EdBazaar with this email address.'],
  button: { label: 'Sign in', url },
  after: [
    'The link works once and expires in 30 minutes. If you did not ask for it, ignore this email. Do not forward it: anyone with the link can sign in to your account.',
  ],
  footer: 'EdBazaar sent this email because someone entered this address to sign in.',
})
