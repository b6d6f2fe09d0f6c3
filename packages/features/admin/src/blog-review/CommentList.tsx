import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import * as styles from '../content-review/review.css'
import { CommentForm } from './CommentForm'
import { messages } from './messages'
import type { ReviewEditor } from './use-review-editor'

/** All comments on the blog; those that the author has not seen can be removed. */
export function CommentList({ reviewEditor }: { reviewEditor: ReviewEditor }) {
  const t = useMessages(messages)
  const [isAdding, setIsAdding] = useState(false)
  const { comments, status } = reviewEditor.review
  if (comments.length === 0 && status !== 'review') return null
  return (
    <section>
      <h2 className={styles.heading}>{t(messages.comments)}</h2>
      {comments.length === 0 && <p className={styles.quiet}>{t(messages.noComments)}</p>}
      <ol>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <p className={styles.quiet}>
              {comment.paragraph === null
                ? t(messages.whole)
                : t(messages.paragraph(comment.paragraph))}
              {', '}
              {t(
                comment.sent_at === null
                  ? messages.unsent
                  : comment.resolved_at === null
                    ? messages.openComment
                    : messages.resolved,
              )}
            </p>
            {comment.quote !== '' && (
              <blockquote className={styles.quote}>{comment.quote}</blockquote>
            )}
            <p lang={languageOf(comment.text)}>{comment.text}</p>
            {comment.sent_at === null && (
              <Button onClick={() => void reviewEditor.removeComment(comment.id)}>
                {t(messages.removeComment)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {status === 'review' &&
        (isAdding ? (
          <CommentForm
            reviewEditor={reviewEditor}
            paragraph={null}
            quote=""
            onClose={() => setIsAdding(false)}
          />
        ) : (
          <Button onClick={() => setIsAdding(true)}>{t(messages.commentAll)}</Button>
        ))}
    </section>
  )
}
