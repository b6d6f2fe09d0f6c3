import type { Schema } from '../../../../contract/operations.ts'
import type { EmailMessage } from '../email-message.ts'
import { accountFooter } from './account-texts.ts'

interface AccountBlocked {
  readonly email: string
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
  /** When the block ends, in words; null for one without an end. */
  readonly until: string | null
  readonly code: Schema<'BlockReason'>
  /** The text that an admin wrote. */
  readonly reason: string | null
}

const reasons = {
  spam: 'Reason: spam.',
  abuse: 'Reason: abusive messages or content.',
  false_listing: 'Reason: a false listing.',
  impersonation: 'Reason: the account impersonates another person or school.',
  security: 'Reason: someone else may have access to the account.',
  legal: 'Reason: a legal order.',
  other: 'An admin gave this reason:',
} as const satisfies Record<Schema<'BlockReason'>, string>

/** To a user whom an admin blocked. */
export const accountBlockedEmail = ({
  email,
  site,
  until,
  code,
  reason,
}: AccountBlocked): EmailMessage => ({
  to: { address: email },
  subject: 'Your EdBazaar account is blocked',
  before: [
    until === null
      ? 'Your EdBazaar account is blocked. You have been signed out everywhere and cannot sign in.'
      : `Your EdBazaar account is blocked until ${until}. You have been signed out everywhere and cannot sign in until then.`,
    reasons[code],
  ],
  ...(reason !== null && { quote: reason }),
  button: { label: 'Contact us', url: `${site}/contact-us` },
  after: ['If you think this is a mistake, contact us.'],
  footer: accountFooter,
})
