import type { EmailMessage } from '../email-message.ts'
import { type IssueText, issueTextOf } from './newsletter-texts.ts'

interface Test extends IssueText {
  readonly email: string
}

/** An issue that is being written, for the admin who asks for it. */
export const newsletterTestEmail = ({ email, ...issue }: Test): EmailMessage => ({
  ...issueTextOf(issue),
  to: { address: email },
  subject: `Test: ${issue.title}`,
  after: ['This is a test. Subscribers get a link to the web page and a link to unsubscribe here.'],
  footer: 'EdBazaar sent this email because you asked for a test of a newsletter.',
})
