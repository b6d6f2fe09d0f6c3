import type { EmailMessage } from '../email-message.ts'
import { accountFooter } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

/** To the current email, when a change to another one is requested. */
export const addressChangeRequestedEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Request to change your email address',
  before: [
    'Someone who is signed in to your EdBazaar account asked to change its email address. It will change when the link that we sent to the new address is opened.',
    'If this was you, you do not need to do anything. If not, set a new password now. This signs out all other devices and cancels the change.',
  ],
  button: { label: 'Set a new password', url },
  footer: accountFooter,
})
