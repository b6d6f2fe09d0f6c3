import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

interface ApplicationMessage extends ApplicantEmail {
  /** The member who wrote. */
  readonly author: string
  readonly text: string
}

/** A message of an employer, to the applicant. */
export const applicationMessageEmail = (message: ApplicationMessage): EmailMessage => ({
  to: { address: message.email },
  subject: `${message.listing} wrote about ${message.job}`,
  before: [`${message.author}, ${message.listing}, wrote:`],
  quote: message.text,
  button: { label: 'Read and answer', url: message.url },
  after: [
    'Answer on that page: a reply to this email does not reach the employer.',
    'Never pay for a job, and do not send copies of identity papers before you have an offer.',
  ],
  footer: applicantFooter,
})
