import type { EmailMessage } from '../email-message.ts'
import { commentFooter } from './comment-decided.ts'

interface CommentHeld {
  readonly email: string
  readonly excerpt: string
  /** The title of the discussion. */
  readonly video: string
}

/** To the author of a comment that is hidden because several people reported it. */
export const commentHeldEmail = ({ email, excerpt, video }: CommentHeld): EmailMessage => ({
  to: { address: email },
  subject: 'Your comment is hidden while we review it',
  before: [
    `Several people reported your comment on ${video}. Only you can see it until we have reviewed it, within 36 hours. We will email you the result.`,
  ],
  quote: excerpt,
  footer: commentFooter,
})
