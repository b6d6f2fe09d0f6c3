import type { EmailMessage } from '../email-message.ts'
import { subscriberFooter, unsubscribeText } from './newsletter-texts.ts'

interface Issue {
  readonly email: string
  readonly title: string
  readonly summary: string
  readonly url: string
  readonly unsubscribeUrl: string
}

/** A published issue, for a subscriber. */
export const newsletterIssueEmail = ({
  email,
  title,
  summary,
  url,
  unsubscribeUrl,
}: Issue): EmailMessage => ({
  to: { address: email },
  subject: title,
  before: [summary],
  button: { label: 'Read the newsletter', url },
  after: [unsubscribeText(unsubscribeUrl)],
  footer: subscriberFooter,
  unsubscribeUrl,
})
