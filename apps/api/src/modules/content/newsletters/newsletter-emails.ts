import type { EmailMessage } from '../../platform/mail/email-message.ts'

interface Links {
  readonly confirm: (token: string) => string
  readonly unsubscribe: (token: string) => string
  readonly archive: string
  readonly issue: (slug: string) => string
}

/** Addresses in mails. `site` is an origin and BASE_PATH, such as https://edbazaar.in. */
export function linksOf(site: string): Links {
  const page = `${site}/newsletters`
  return {
    confirm: (token) => `${page}/confirm?token=${token}`,
    unsubscribe: (token) => `${page}/unsubscribe?token=${token}`,
    archive: page,
    issue: (slug) => `${page}/${slug}`,
  }
}

interface Addressed {
  readonly email: string
  readonly token: string
  readonly links: Links
}

/** Asks whether the address wants the newsletter: it holds no words of whoever gave it. */
export function confirmEmail({ email, token, links }: Addressed): EmailMessage {
  return {
    to: { address: email },
    subject: 'Please confirm your subscription',
    before: [
      'Somebody, we hope you, asked for the EdBazaar newsletter at this address: once a month, on choosing schools and what comes after school.',
    ],
    button: { label: 'Confirm', url: links.confirm(token) },
    after: [
      'The link works once, for two days. If it was not you, do nothing: you will hear no more of it.',
    ],
    foot: 'You are sent this mail because this address was given on our newsletter page.',
  }
}

/** After confirming. Every mail from here on takes one off the list with one click. */
export function welcomeEmail({ email, token, links }: Addressed): EmailMessage {
  return {
    to: { address: email },
    subject: 'You are on the list',
    before: ['Your subscription is confirmed. The next newsletter comes to this address.'],
    button: { label: 'Read what has appeared so far', url: links.archive },
    after: [`To stop it, at any time: ${links.unsubscribe(token)}`],
    foot: 'You are sent this mail because you confirmed a subscription to the EdBazaar newsletter.',
    unsubscribeUrl: links.unsubscribe(token),
  }
}

/** For an address that is on the list already. The page does not say so, the mail does. */
export function alreadyEmail({ email, token, links }: Addressed): EmailMessage {
  return {
    to: { address: email },
    subject: 'You already receive the newsletter',
    before: [
      'Somebody, perhaps you, asked for the EdBazaar newsletter at this address. It is on the list already, so there is nothing to do.',
    ],
    after: [`To stop it, at any time: ${links.unsubscribe(token)}`],
    foot: 'You are sent this mail because this address was given on our newsletter page.',
    unsubscribeUrl: links.unsubscribe(token),
  }
}

interface IssueWords {
  readonly slug: string
  readonly title: string
  readonly summary: string
}

/** An issue that has appeared, for one who is on the list. */
export function issueEmail(
  { slug, title, summary }: IssueWords,
  addressed: Addressed,
): EmailMessage {
  const { email, token, links } = addressed
  return {
    to: { address: email },
    subject: title,
    before: [summary],
    button: { label: 'Read it', url: links.issue(slug) },
    after: [`To stop the newsletter, at any time: ${links.unsubscribe(token)}`],
    foot: 'You are sent this mail because you confirmed a subscription to the EdBazaar newsletter.',
    unsubscribeUrl: links.unsubscribe(token),
  }
}
