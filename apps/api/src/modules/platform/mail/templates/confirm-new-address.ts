import type { EmailMessage } from '../email-message.ts'
import { enteredAddressFooter, linkRules } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To the new email of an account. */
export const confirmNewAddressEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your new email',
  before: ['We received a request to use this email address for an EdBazaar account.'],
  button: { label: 'Use this address', url },
  after: [`${linkRules} If you did not ask for this change, ignore this email.`],
  footer: enteredAddressFooter,
})
