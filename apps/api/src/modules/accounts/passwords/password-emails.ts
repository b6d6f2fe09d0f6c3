import type { EmailMessage } from '../../platform/mail/email-message.ts'

/** Contains no text from the requester, because anyone can request a reset for any address. */
export const resetEmail = (email: string, url: string): EmailMessage => ({
  to: { address: email },
  subject: 'Your link to set a new password',
  before: [
    'We received a request to set a new password for the EdBazaar account with this email address.',
  ],
  button: { label: 'Set a new password', url },
  after: [
    'The link works once and expires in 30 minutes. If you did not ask for it, ignore this email: your password stays the same.',
  ],
  foot: 'EdBazaar sent this email because someone entered this address on the Forgot Password page.',
})

/** Tells the owner, because someone else may have changed the password. */
export const passwordChangedEmail = (email: string, resetPage: string): EmailMessage => ({
  to: { address: email },
  subject: 'Your password was changed',
  before: [
    'The password of your EdBazaar account was changed, and all other devices were signed out. If you changed it, you do not need to do anything.',
    'If you did not change it, set a new password now:',
  ],
  button: { label: 'Set a new password', url: resetPage },
  foot: 'EdBazaar sent this email because the password of your account changed.',
})
