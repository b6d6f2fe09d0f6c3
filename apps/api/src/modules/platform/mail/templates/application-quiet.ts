import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

interface ApplicationQuiet extends ApplicantEmail {
  readonly jobsUrl: string
}

/** Tells an applicant that the employer has not answered in 30 working days. */
export const applicationQuietEmail = (quiet: ApplicationQuiet): EmailMessage => ({
  to: { address: quiet.email },
  subject: `No answer yet: ${quiet.job}`,
  before: [
    `${quiet.listing} has not answered your application for ${quiet.job} in 30 working days. We are sorry that you had to wait.`,
    'Your application stays open and they can still answer. The delay says nothing about you, and it counts towards the answer rate that we show with their jobs.',
    `You do not have to wait for them. Other open jobs: ${quiet.jobsUrl}`,
  ],
  button: { label: 'See your application', url: quiet.url },
  footer: applicantFooter,
})
