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
    'We email you when they write to you or decide. If nothing happens for 30 working days (Monday to Friday, without national holidays), we tell you that too.',
  ],
  button: { label: 'See your application', url },
  after: ['You can withdraw your application on that page at any time.'],
  footer: applicantFooter,
})
