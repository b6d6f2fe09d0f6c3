import type { EmailMessage } from '../email-message.ts'
import { memberFooter } from './account-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface NewOwner extends EmailWithLink {
  /** The name of the school or store. */
  readonly name: string
  readonly nextName: string
}

/** To the new owner and the former one. */
export const newOwnerEmail = ({ email, name, nextName, url }: NewOwner): EmailMessage => ({
  to: { address: email },
  subject: `${name} has a new owner`,
  before: [`${nextName} is now the owner of ${name} on EdBazaar. The former owner is a manager.`],
  button: { label: 'See the members', url },
  after: ['If this is a mistake, write to us on the contact page.'],
  footer: memberFooter,
})
