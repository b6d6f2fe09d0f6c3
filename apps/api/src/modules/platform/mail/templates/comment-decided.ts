import type { EmailMessage } from '../email-message.ts'
import { reasonTexts } from './moderation-texts.ts'

/** The message to the author of a comment. */
export const commentOutcomes = {
  approved: ['Your comment is published', 'We reviewed your comment. Everyone can read it now.'],
  shown: ['Your comment is visible again', 'We reviewed your comment again. Everyone can read it.'],
  restored: [
    'Your comment is visible again',
    'We have undone our decision. Everyone can read your comment again.',
  ],
  removed: [
    'Your comment was removed',
    'We reviewed your comment and removed it. Nobody else can read it.',
  ],
  reversed: ['The decision about your comment was undone', 'We have undone our decision.'],
  appeal_refused: [
    'Your appeal about a comment',
    'We reviewed your appeal. The decision has not changed.',
  ],
  decision_undone: [
    'Your appeal about a comment',
    'We have undone the decision that you appealed against, so we closed your appeal. You do not need to do anything.',
  ],
} as const satisfies Readonly<Record<string, readonly [subject: string, statement: string]>>

export const commentFooter = 'You received this email because you wrote a comment on EdBazaar.'

interface CommentDecided {
  readonly email: string
  readonly outcome: keyof typeof commentOutcomes
  /** The starts of the comments that the decision is about. */
  readonly excerpts: readonly string[]
  readonly reason: string | null
  readonly note: string | null
  /** The comment on its page; null unless everyone can read it. */
  readonly url: string | null
  /** Whether the decision was undone before and applies again. */
  readonly isAgain: boolean
  /** The last day for an appeal, in words; null if there is nothing to appeal. */
  readonly appealUntil: string | null
}

/** To the author of comments that an admin decided about. */
export function commentDecidedEmail(decision: CommentDecided): EmailMessage {
  const { email, outcome, excerpts, reason, note, url, isAgain, appealUntil } = decision
  const [subject, statement] = commentOutcomes[outcome]
  return {
    to: { address: email },
    subject,
    before: [
      ...(isAgain ? ['We had undone this decision. It applies again.'] : []),
      statement,
      ...(reason === null ? [] : [reasonTexts(reason)]),
      ...(note === null ? [] : [note]),
    ],
    quote: excerpts.join('\n\n'),
    ...(url !== null && { button: { label: 'See the comment', url } }),
    ...(appealUntil !== null && {
      after: [`If you think this is wrong, you can appeal on EdBazaar until ${appealUntil}.`],
    }),
    footer: commentFooter,
  }
}
