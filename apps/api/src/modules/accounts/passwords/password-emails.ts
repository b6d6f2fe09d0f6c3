import type { EmailMessage } from '../../platform/mail/email-message.ts'

/** Carries a link to set a new password; it holds no words of whoever asked for it. */
export const resetEmail = (email: string, url: string): EmailMessage => ({
  to: { address: email },
  subject: 'Your link to set a new password',
  before: [
    'Somebody, we hope you, asked for a new password for the EdBazaar account with this address.',
  ],
  button: { label: 'Set a new password', url },
  after: [
    'The link works once, for 30 minutes. If it was not you, do nothing: your password stays as it is, and without this mail nobody can change it.',
  ],
  foot: 'You are sent this mail because this address was given on our page for forgotten passwords.',
})

/** Tells the owner, who may not be the one who did it. */
export const passwordChangedEmail = (email: string, resetPage: string): EmailMessage => ({
  to: { address: email },
  subject: 'Your password was changed',
  before: [
    'The password of your EdBazaar account was changed just now, and every other device was signed out. If it was you, there is nothing to do.',
    'If it was not you, set a new password at once:',
  ],
  button: { label: 'Set a new password', url: resetPage },
  foot: 'You are sent this mail because of a change to your EdBazaar account.',
})
