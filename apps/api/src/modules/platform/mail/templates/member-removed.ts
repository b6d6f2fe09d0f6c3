import type { EmailMessage } from '../email-message.ts'
import { memberFooter } from './account-texts.ts'

interface MemberRemoved {
  readonly email: string
  /** The name of the school or store. */
  readonly name: string
}

/** To a member who was removed. */
export const memberRemovedEmail = ({ email, name }: MemberRemoved): EmailMessage => ({
  to: { address: email },
  subject: `You no longer work for ${name}`,
  before: [
    `You were removed from the members of ${name} on EdBazaar. You no longer have access to it.`,
  ],
  footer: memberFooter,
})
