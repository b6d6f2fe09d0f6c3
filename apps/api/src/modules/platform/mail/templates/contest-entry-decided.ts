import type { EmailMessage } from '../email-message.ts'
import { contestFooter } from './contest-texts.ts'

interface ContestEntryDecided {
  readonly email: string
  readonly contest: string
  readonly title: string
  /** The reason why it was disqualified; null if it takes part again. */
  readonly reason: string | null
  /** The contact page. */
  readonly url: string
}

/** Tells an entrant that an entry was disqualified, or takes part again. */
export const contestEntryDecidedEmail = (entry: ContestEntryDecided): EmailMessage =>
  entry.reason === null
    ? {
        to: { address: entry.email },
        subject: `Your entry was reinstated: ${entry.contest}`,
        before: [`We reviewed “${entry.title}” again. It is back in the contest.`],
        footer: contestFooter,
      }
    : {
        to: { address: entry.email },
        subject: `Your entry was disqualified: ${entry.contest}`,
        before: [
          `We disqualified “${entry.title}”. It no longer takes part in the contest.`,
          'The reason:',
        ],
        quote: entry.reason,
        button: { label: 'Contact us', url: entry.url },
        after: ['If you think this is wrong, write to us from the contact page.'],
        footer: contestFooter,
      }
