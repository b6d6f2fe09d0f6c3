import type { EmailMessage } from '../email-message.ts'
import { accountFooter } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To a user whose block an admin ended. The link sets a new password. */
export const accountUnblockedEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'You can sign in to EdBazaar again',
  before: [
    'Your EdBazaar account is no longer blocked. Sign in as before. If you have forgotten your password, set a new one:',
  ],
  button: { label: 'Set a new password', url },
  footer: accountFooter,
})
