import type { EmailMessage } from '../../platform/mail/email-message.ts'

const foot = 'You are sent this mail because of your EdBazaar account.'
const given = 'You are sent this mail because this address was given for an EdBazaar account.'

interface Linked {
  readonly email: string
  readonly url: string
}

/** To an account's own address, which nobody has confirmed yet. */
export const confirmEmailEmail = ({ email, url }: Linked): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your email',
  before: ['Please confirm that this address is yours, so that your EdBazaar account is safe.'],
  button: { label: 'Confirm', url },
  after: [
    'The link works once, for 30 minutes, and for who is signed in. If you have no account with us, do nothing: somebody may have mistyped.',
  ],
  foot: given,
})

/** To the address that an account is to have. */
export const newEmailEmail = ({ email, url }: Linked): EmailMessage => ({
  to: { address: email },
  subject: 'Please confirm your new email',
  before: [
    'Somebody, we hope you, wants to use this address for their EdBazaar account from now on.',
  ],
  button: { label: 'Use this address', url },
  after: [
    'The link works once, for 30 minutes, and for who is signed in. If it was not you, do nothing.',
  ],
  foot: given,
})

/** To an address that has an account. The page does not say so, the mail does. */
export const takenEmailEmail = ({ email, url }: Linked): EmailMessage => ({
  to: { address: email },
  subject: 'This email has an account already',
  before: [
    'Somebody, perhaps you, wants to use this address for another EdBazaar account. It has an account already, so nothing was changed.',
  ],
  button: { label: 'Sign in by a link', url },
  after: ['If it was not you, do nothing.'],
  foot: given,
})

/** To the address until now, when somebody asks for another. */
export const emailNoticeEmail = ({ email, url }: Linked): EmailMessage => ({
  to: { address: email },
  subject: 'Another email was asked for',
  before: [
    'Somebody who is signed in to your EdBazaar account asked for it to have another address. It changes once a link that we mailed there is opened.',
  ],
  button: { label: 'Set a new password', url },
  after: [
    'If it was you, there is nothing to do. If not, set a new password now: that signs out everybody else, and voids the link.',
  ],
  foot,
})

/** To the address until now, once it has changed; it may be the only sign that somebody else did it. */
export const emailChangedEmail = ({ email, url }: Linked): EmailMessage => ({
  to: { address: email },
  subject: 'Your account has another email now',
  before: [
    'Your EdBazaar account has another address from now on. This one can no longer be used to sign in.',
  ],
  button: { label: 'It was not me', url },
  after: ['If it was you, there is nothing to do.'],
  foot,
})
