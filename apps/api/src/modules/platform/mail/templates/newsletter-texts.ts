import type { EmailMessage } from '../email-message.ts'

export const newsletterPageFooter =
  'EdBazaar sent this email because someone entered this address on our newsletter page.'
export const subscriberFooter =
  'EdBazaar sent this email because you subscribed to the newsletter with this address.'
export const unsubscribeText = (url: string) => `To unsubscribe at any time, open this link: ${url}`

export interface IssueText {
  readonly title: string
  readonly summary: string
  readonly content: NonNullable<EmailMessage['content']>
}

/** The parts of an issue that every email has. */
export const issueTextOf = ({ title, summary, content }: IssueText) => ({
  subject: title,
  before: summary === '' ? [] : [summary],
  content,
})
