import type { EmailMessage } from '../email-message.ts'
import { contestFooter } from './contest-texts.ts'

interface ContestEntryReceived {
  readonly email: string
  readonly contest: string
  readonly title: string
  /** The child who takes part; null for the user. */
  readonly child: string | null
  /** When the contest closes, in words. */
  readonly closes: string
  readonly url: string
}

/** Confirms that an entry has arrived. */
export const contestEntryReceivedEmail = (entry: ContestEntryReceived): EmailMessage => ({
  to: { address: entry.email },
  subject: `Entry received: ${entry.contest}`,
  before: [
    `We have received “${entry.title}”${entry.child === null ? '' : `, the entry of ${entry.child}`}.`,
    `You can change it until ${entry.closes}, IST, and withdraw it at any time. We email you when the winners are announced.`,
  ],
  button: { label: 'See your entry', url: entry.url },
  footer: contestFooter,
})
