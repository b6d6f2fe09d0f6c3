import type { EmailMessage } from '../email-message.ts'

interface ContestJudge {
  readonly email: string
  readonly contest: string
  /** When the contest closes, in words. */
  readonly closes: string
  readonly url: string
}

/** Asks somebody to judge a contest. */
export const contestJudgeEmail = ({ email, contest, closes, url }: ContestJudge): EmailMessage => ({
  to: { address: email },
  subject: `Judge a contest: ${contest}`,
  before: [
    `You are a judge of ${contest}. Entries close on ${closes}, IST. After that you can read and score them. You do not see who sent them.`,
  ],
  button: { label: 'Open the entries', url },
  footer: 'You received this email because an admin of EdBazaar made you a judge of a contest.',
})
