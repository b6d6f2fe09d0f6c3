import type { EmailMessage } from '../email-message.ts'
import type { ApplicantEmail } from './application-texts.ts'

interface JobClosedEarly extends ApplicantEmail {
  readonly jobsUrl: string
}

/** Tells somebody with a draft that the job takes no more applications. */
export const jobClosedEarlyEmail = (closed: JobClosedEarly): EmailMessage => ({
  to: { address: closed.email },
  subject: `${closed.job} is closed`,
  before: [
    `${closed.listing} is no longer accepting applications for ${closed.job}. Your draft was not sent.`,
    `What you wrote is saved for your next application. Open jobs: ${closed.jobsUrl}`,
  ],
  button: { label: 'See your draft', url: closed.url },
  footer: 'You received this email because you started an application on EdBazaar.',
})
