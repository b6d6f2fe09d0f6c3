import type { EmailMessage } from '../email-message.ts'

interface SchoolClaimDecided {
  readonly email: string
  /** The school. */
  readonly name: string
  readonly isGranted: boolean
  readonly note: string | null
  /** The school in the list of the person's schools. */
  readonly url: string
}

/** To somebody who asked to manage a school of the register. */
export const schoolClaimDecidedEmail = ({
  email,
  name,
  isGranted,
  note,
  url,
}: SchoolClaimDecided): EmailMessage => ({
  to: { address: email },
  subject: isGranted ? `You now manage ${name}` : `Your request to manage ${name}`,
  before: [
    isGranted
      ? `We checked your request. You can now edit ${name} on EdBazaar and answer parents’ questions.`
      : `We checked your request to manage ${name} and could not grant it.`,
  ],
  ...(note !== null && { quote: note }),
  ...(isGranted && { button: { label: 'Open the school', url } }),
  footer: 'EdBazaar sent this email because you asked to manage a school.',
})
