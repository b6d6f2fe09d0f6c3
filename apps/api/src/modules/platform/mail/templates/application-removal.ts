import type { EmailMessage } from '../email-message.ts'
import { type EmployerEmail, employerFooter } from './application-texts.ts'

interface ApplicationRemoval extends EmployerEmail {
  readonly job: string
  /** Such as "12 December 2026". */
  readonly day: string
}

/** Warns a member that applications will be removed, 12 months after the job closed. */
export const applicationRemovalEmail = (removal: ApplicationRemoval): EmailMessage => ({
  to: { address: removal.email },
  subject: `Applications for ${removal.job} will be removed on ${removal.day}`,
  before: [
    `The job ${removal.job} at ${removal.listing} closed almost a year ago. On ${removal.day} its applications will be removed from EdBazaar: names, CVs, answers, notes and scores. Applicant counts are kept.`,
  ],
  button: { label: 'See the applications', url: removal.url },
  footer: employerFooter,
})
