import type { EmailMessage } from '../email-message.ts'
import { type EmployerEmail, employerFooter } from './application-texts.ts'

interface ApplicantMessage extends EmployerEmail {
  readonly job: string
  /** The name of the applicant, or a label while it is hidden. */
  readonly applicant: string
  readonly text: string
}

/** A message of an applicant, to a member of the listing. */
export const applicantMessageEmail = (message: ApplicantMessage): EmailMessage => ({
  to: { address: message.email },
  subject: `${message.applicant} wrote about ${message.job}`,
  before: [`${message.applicant}, applicant for ${message.job} at ${message.listing}, wrote:`],
  quote: message.text,
  button: { label: 'Read and answer', url: message.url },
  footer: employerFooter,
})
