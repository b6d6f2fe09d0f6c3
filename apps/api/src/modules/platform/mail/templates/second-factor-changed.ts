import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

export type SecondFactorChange = 'on' | 'off' | 'added' | 'removed' | 'codes-replaced'

interface SecondFactorChangedEmail extends EmailWithLink {
  readonly change: SecondFactorChange
}

const texts = {
  on: {
    subject: 'Two-step sign-in is on',
    happened:
      'Two-step sign-in was turned on for your EdBazaar account, and all other devices were signed out. Keep your recovery codes in a safe place: with one of them you can sign in without your phone or passkey.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    happened: 'Two-step sign-in was turned off for your EdBazaar account.',
  },
  added: {
    subject: 'A sign-in step was added to your account',
    happened: 'An authenticator app or a passkey was added to your EdBazaar account.',
  },
  removed: {
    subject: 'A sign-in step was removed from your account',
    happened:
      'An authenticator app or a passkey was removed from your EdBazaar account. Two-step sign-in is still on.',
  },
  'codes-replaced': {
    subject: 'Your recovery codes were replaced',
    happened:
      'New recovery codes were created for your EdBazaar account. Your earlier codes no longer work.',
  },
} as const satisfies Record<SecondFactorChange, { subject: string; happened: string }>

/** Tells the owner, because someone else may have changed it. */
export const secondFactorChangedEmail = ({
  email,
  url,
  change,
}: SecondFactorChangedEmail): EmailMessage => ({
  to: { address: email },
  subject: texts[change].subject,
  before: [
    `${texts[change].happened} If you did this, you do not need to do anything.`,
    'If you did not, set a new password now and contact us:',
  ],
  button: { label: 'Set a new password', url },
  footer: 'EdBazaar sent this email because the way you sign in to your account changed.',
})
