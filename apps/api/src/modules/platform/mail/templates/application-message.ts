import type { EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

interface ApplicationMessage extends ApplicantEmail {
  /** The member who wrote. */
  readonly author: string
  readonly text: string
  /** The passages of the text that ask for what no employer should ask. */
  readonly warnings: readonly ScamRule[]
}

type ScamRule = 'fee' | 'papers' | 'elsewhere'

/** As the applicant's page words them. */
const warningTexts: Readonly<Record<ScamRule, string>> = {
  fee: 'Be careful: this message asks for money. No employer may charge you for a job.',
  papers:
    'Be careful: this message asks for Aadhaar, PAN, a one-time password or bank details. Send none of them before you have an offer.',
  elsewhere:
    'Be careful: this message asks you to move the conversation off EdBazaar. Stay here until you have met the employer.',
}

/** A message of an employer, to the applicant. */
export const applicationMessageEmail = (message: ApplicationMessage): EmailMessage => ({
  to: { address: message.email },
  subject: `${message.listing} wrote about ${message.job}`,
  before: [
    ...message.warnings.map((rule) => warningTexts[rule]),
    `${message.author}, ${message.listing}, wrote:`,
  ],
  quote: message.text,
  button: { label: 'Read and answer', url: message.url },
  after: [
    'Answer on that page: a reply to this email does not reach the employer.',
    'Never pay for a job, and do not send copies of identity documents before you have an offer.',
  ],
  footer: applicantFooter,
})
