import type { EmailMessage } from '../../platform/mail/email-message.ts'

interface Links {
  readonly confirm: (token: string) => string
  readonly unsubscribe: (token: string) => string
  readonly archive: string
  readonly issue: (slug: string) => string
}

/** The URLs in emails. `site` is an origin and BASE_PATH, such as https://edbazaar.in. */
export function linksOf(site: string): Links {
  const page = `${site}/newsletters`
  return {
    confirm: (token) => `${page}/confirm?token=${token}`,
    unsubscribe: (token) => `${page}/unsubscribe?token=${token}`,
    archive: page,
    issue: (slug) => `${page}/${slug}`,
  }
}

interface Recipient {
  readonly email: string
  readonly token: string
  readonly links: Links
}

const enteredFoot =
  'EdBazaar sent this email because someone entered this address on our newsletter page.'
const subscriberFoot =
  'EdBazaar sent this email because you subscribed to the newsletter with this address.'
const unsubscribeText = (url: string) => `To unsubscribe at any time, open this link: ${url}`

/** Asks the owner of an address to confirm. Contains no text from the requester. */
export function confirmEmail({ email, token, links }: Recipient): EmailMessage {
  return {
    to: { address: email },
    subject: 'Please confirm your subscription',
    before: [
      'We received a request to send the EdBazaar newsletter to this address. It comes once a month and covers choosing schools and activities after school.',
    ],
    button: { label: 'Confirm', url: links.confirm(token) },
    after: [
      'The link works once and expires in two days. If you did not ask for the newsletter, ignore this email: you will not receive it.',
    ],
    foot: enteredFoot,
  }
}

/** Sent after the confirmation. This and all later emails have one-click unsubscribe. */
export function welcomeEmail({ email, token, links }: Recipient): EmailMessage {
  return {
    to: { address: email },
    subject: 'Your subscription is confirmed',
    before: ['You will receive the next EdBazaar newsletter at this address.'],
    button: { label: 'Read past newsletters', url: links.archive },
    after: [unsubscribeText(links.unsubscribe(token))],
    foot: subscriberFoot,
    unsubscribeUrl: links.unsubscribe(token),
  }
}

/** To an address that is already subscribed. The page does not reveal this, so the email does. */
export function alreadySubscribedEmail({ email, token, links }: Recipient): EmailMessage {
  return {
    to: { address: email },
    subject: 'You already receive the newsletter',
    before: [
      'We received a request to send the EdBazaar newsletter to this address. It is already subscribed, so you do not need to do anything.',
    ],
    after: [unsubscribeText(links.unsubscribe(token))],
    foot: enteredFoot,
    unsubscribeUrl: links.unsubscribe(token),
  }
}

interface IssueText {
  readonly slug: string
  readonly title: string
  readonly summary: string
}

/** A published issue, for a subscriber. */
export function issueEmail(
  { slug, title, summary }: IssueText,
  { email, token, links }: Recipient,
): EmailMessage {
  return {
    to: { address: email },
    subject: title,
    before: [summary],
    button: { label: 'Read the newsletter', url: links.issue(slug) },
    after: [unsubscribeText(links.unsubscribe(token))],
    foot: subscriberFoot,
    unsubscribeUrl: links.unsubscribe(token),
  }
}
