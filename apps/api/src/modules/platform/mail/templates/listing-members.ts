import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface ListingEmail {
  readonly email: string
  /** The name of the school or store. */
  readonly name: string
}

type Role = 'manager' | 'counsellor' | 'viewer'

const tasks: Readonly<Record<Role, string>> = {
  manager: 'You can edit the listing, and invite counsellors and viewers.',
  counsellor: 'You can see the listing and who works for it.',
  viewer: 'You can see the listing and who works for it.',
}

const footer = 'You received this email because of a listing on EdBazaar that you work for.'

/** To somebody who is invited to work for a listing. */
export const memberInvitationEmail = ({
  email,
  name,
  role,
  inviter,
  url,
}: ListingEmail &
  EmailWithLink & { readonly role: Role; readonly inviter: string }): EmailMessage => ({
  to: { address: email },
  subject: `${inviter} invited you to ${name}`,
  before: [`${inviter} invited you to work on ${name} on EdBazaar as a ${role}. ${tasks[role]}`],
  button: { label: 'See the invitation', url },
  after: [
    `Sign in or register with ${email} to accept. The link works once and expires in 7 days. If you do not know ${inviter}, ignore this email.`,
  ],
  footer: 'You received this email because somebody entered your address on EdBazaar.',
})

/** To a member who was removed. */
export const memberRemovedEmail = ({ email, name }: ListingEmail): EmailMessage => ({
  to: { address: email },
  subject: `You no longer work on ${name}`,
  before: [
    `You were removed from the members of ${name} on EdBazaar. You no longer have access to it.`,
  ],
  footer,
})

/** To the new owner and the former one. */
export const newOwnerEmail = ({
  email,
  name,
  nextName,
  url,
}: ListingEmail & EmailWithLink & { readonly nextName: string }): EmailMessage => ({
  to: { address: email },
  subject: `${name} has a new owner`,
  before: [`${nextName} is now the owner of ${name} on EdBazaar. The former owner is a manager.`],
  button: { label: 'See the members', url },
  after: ['If this is a mistake, write to us on the contact page.'],
  footer,
})
