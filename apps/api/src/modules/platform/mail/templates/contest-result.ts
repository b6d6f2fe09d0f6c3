import type { EmailMessage } from '../email-message.ts'
import { contestFooter } from './contest-texts.ts'

interface ContestResult {
  readonly email: string
  readonly contest: string
  readonly title: string
  /** Null for an entry that won nothing. */
  readonly prize: string | null
  /** The page of the contest. */
  readonly url: string
}

/** Tells an entrant the result when the winners are announced. */
export const contestResultEmail = ({
  email,
  contest,
  title,
  prize,
  url,
}: ContestResult): EmailMessage => ({
  to: { address: email },
  subject: prize === null ? `The winners of ${contest}` : `You won: ${contest}`,
  before:
    prize === null
      ? [
          `The winners of ${contest} are announced. “${title}” is not among them this time.`,
          'Thank you for taking part.',
        ]
      : [`“${title}” won: ${prize}. Congratulations!`],
  button: { label: 'See the winners', url },
  footer: contestFooter,
})
