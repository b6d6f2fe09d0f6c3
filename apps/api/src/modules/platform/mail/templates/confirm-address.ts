import type { EmailMessage } from '../email-message.ts'
import { enteredAddressFooter, linkRules } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To the account's email, if it is not confirmed. */
export const confirmAddressEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your email',
  before: ['Please confirm that this email address belongs to your EdBazaar account.'],
  button: { label: 'Confirm', url },
  after: [
    `${linkRules} If you have no EdBazaar account, ignore this email: someone may have mistyped their address.`,
  ],
  footer: enteredAddressFooter,
})
