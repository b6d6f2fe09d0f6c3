import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

/** A receipt for a submitted application. */
export const applicationSentEmail = ({
  email,
  job,
  listing,
  url,
}: ApplicantEmail): EmailMessage => ({
  to: { address: email },
  subject: `Your application for ${job} was sent`,
  before: [
    `${listing} has your application for ${job}.`,
    'We will email you when they write to you or decide, or if nothing happens for 30 working days (Monday to Friday, excluding national holidays).',
  ],
  button: { label: 'See your application', url },
  after: ['You can withdraw your application on that page at any time.'],
  footer: applicantFooter,
})
