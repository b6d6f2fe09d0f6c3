import type { EmailMessage } from '../email-message.ts'
import type { ApplicantEmail } from './application-texts.ts'

/** Tells an applicant that the listing, and so the job, is hidden from EdBazaar for now. */
export const jobPausedEmail = ({ email, job, listing, url }: ApplicantEmail): EmailMessage => ({
  to: { address: email },
  subject: `${job} is paused`,
  before: [
    `The page of ${listing} is hidden on EdBazaar at present, so its job ${job} is paused and nobody else can apply.`,
    'Your application stays as it is, and the employer can still answer you. You can withdraw it at any time.',
  ],
  button: { label: 'See your application', url },
  footer: 'You received this email because you applied for this job on EdBazaar.',
})
