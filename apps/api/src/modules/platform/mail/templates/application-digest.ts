import type { EmailMessage } from '../email-message.ts'
import { employerFooter } from './application-texts.ts'

interface ApplicationDigest {
  readonly email: string
  /** Such as "PGT Mathematics (Vidya Niketan): 3". */
  readonly lines: readonly string[]
  readonly url: string
}

/** The applications that the listings of a member received yesterday. */
export const applicationDigestEmail = ({ email, lines, url }: ApplicationDigest): EmailMessage => ({
  to: { address: email },
  subject: 'Applications received yesterday',
  before: ['Yesterday these jobs received applications:', ...lines],
  button: { label: 'See the applications', url },
  after: ['Applicants see how many employers answer, and how soon.'],
  footer: employerFooter,
})
