import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

type Role = 'manager' | 'counsellor' | 'viewer'

const tasks: Readonly<Record<Role, string>> = {
  manager:
    'You can edit the listing, answer and export enquiries, and invite counsellors and viewers.',
  counsellor: 'You can answer the enquiries of parents, and see who works for the listing.',
  viewer: 'You can read the enquiries of parents, and see who works for the listing.',
}

interface MemberInvitation extends EmailWithLink {
  /** The name of the school or store. */
  readonly name: string
  readonly role: Role
  readonly inviter: string
}

/** To somebody who is invited to work for a listing. */
export const memberInvitationEmail = ({
  email,
  name,
  role,
  inviter,
  url,
}: MemberInvitation): EmailMessage => ({
  to: { address: email },
  subject: `${inviter} invited you to join ${name}`,
  before: [`${inviter} invited you to work for ${name} on EdBazaar as a ${role}. ${tasks[role]}`],
  button: { label: 'See the invitation', url },
  after: [
    `Sign in or register with ${email} to accept. The link works once and expires in 7 days. If you do not know ${inviter}, ignore this email.`,
  ],
  footer: 'You received this email because someone entered your address on EdBazaar.',
})
