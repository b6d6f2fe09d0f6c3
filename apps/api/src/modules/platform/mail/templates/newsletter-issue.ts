import type { EmailMessage } from '../email-message.ts'
import {
  type IssueText,
  issueTextOf,
  subscriberFooter,
  unsubscribeText,
} from './newsletter-texts.ts'

interface Issue extends IssueText {
  readonly url: string
  readonly unsubscribeUrl: string
}

/** A published issue, for all subscribers: the recipient is that of each email. */
export const newsletterIssueEmail = ({ url, unsubscribeUrl, ...issue }: Issue): EmailMessage => ({
  ...issueTextOf(issue),
  to: { address: '' },
  button: { label: 'Read it on the web', url },
  after: [unsubscribeText(unsubscribeUrl)],
  footer: subscriberFooter,
  unsubscribeUrl,
})
