import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

interface ApplicationRepeated extends ApplicantEmail {
  readonly contactUrl: string
}

/** Tells an applicant that someone who seems to be the same person applied with another account. */
export const applicationRepeatedEmail = ({
  email,
  job,
  listing,
  url,
  contactUrl,
}: ApplicationRepeated): EmailMessage => ({
  to: { address: email },
  subject: `A second application for ${job}`,
  before: [
    `Someone with your surname, date of birth and PIN code has applied for ${job} at ${listing} with another account. Your own application is not affected. The other one waits until we have checked it.`,
    'If the other account is yours too, withdraw the application that you do not want.',
    `If you do not recognise it, you do not need to do anything. Write to us if something seems wrong: ${contactUrl}`,
  ],
  button: { label: 'See your application', url },
  footer: applicantFooter,
})
