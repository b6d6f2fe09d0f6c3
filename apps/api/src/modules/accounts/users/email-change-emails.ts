import type { EmailMessage } from '../../platform/mail/email-message.ts'

const accountFoot = 'EdBazaar sent this email because of a change to your account.'
const enteredFoot =
  'EdBazaar sent this email because someone entered this address for their account.'
const linkRules =
  'Open the link on a device where you are signed in. It works once and expires in 30 minutes.'

interface EmailWithLink {
  readonly email: string
  readonly url: string
}

/** To the account's email, if it is not confirmed. */
export const confirmEmailEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your email',
  before: ['Please confirm that this email address belongs to your EdBazaar account.'],
  button: { label: 'Confirm', url },
  after: [
    `${linkRules} If you have no EdBazaar account, ignore this email: someone may have mistyped their address.`,
  ],
  foot: enteredFoot,
})

/** To the new email of an account. */
export const newEmailEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your new email',
  before: ['We received a request to use this email address for an EdBazaar account.'],
  button: { label: 'Use this address', url },
  after: [`${linkRules} If you did not ask for this change, ignore this email.`],
  foot: enteredFoot,
})

/** To an email that already has an account. The page does not reveal this, so the email does. */
export const takenEmailEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'This email already has an account',
  before: [
    'We received a request to use this email address for another EdBazaar account. It already has an account, so nothing was changed.',
  ],
  button: { label: 'Get a sign-in link', url },
  after: ['If you did not ask for this change, ignore this email.'],
  foot: enteredFoot,
})

/** To the current email, when a change to another one is requested. */
export const emailNoticeEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'A change of your email was requested',
  before: [
    'Someone who is signed in to your EdBazaar account asked to change its email address. The address changes when the link that we sent to the new address is opened.',
    'If it was you, you do not need to do anything. If not, set a new password now: this signs out all other devices and cancels the change.',
  ],
  button: { label: 'Set a new password', url },
  foot: accountFoot,
})

/** To the former email after a change, in case someone else made the change. */
export const emailChangedEmail = ({ email, url }: EmailWithLink): EmailMessage => ({
  to: { address: email },
  subject: 'The email of your account was changed',
  before: [
    'Your EdBazaar account now has another email address. You can no longer sign in with this one.',
    'If you changed it, you do not need to do anything. If you did not, contact us:',
  ],
  button: { label: 'Contact us', url },
  foot: accountFoot,
})
