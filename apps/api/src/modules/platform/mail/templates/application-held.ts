import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

interface ApplicationHeld extends ApplicantEmail {
  readonly contactUrl: string
}

/** Tells an applicant that their application waits, because another account seems to be theirs. */
export const applicationHeldEmail = ({
  email,
  job,
  listing,
  url,
  contactUrl,
}: ApplicationHeld): EmailMessage => ({
  to: { address: email },
  subject: `Your application for ${job} is being checked`,
  before: [
    `We have your application for ${job}, and it counts as sent in time. ${listing} does not see it yet: someone with the same surname, date of birth and PIN code has applied for this job with another account.`,
    'If both accounts are yours, withdraw the application that you do not want. The other one then counts.',
    `If the other application is not yours, write to us: ${contactUrl}. We will check it and pass yours on.`,
  ],
  button: { label: 'See your application', url },
  footer: applicantFooter,
})
