import type { CommentThread } from '@edbazaar/api-client'
import { useMessages, useSession } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useState } from 'react'
import { CommentForm } from './CommentForm'
import { CommentItem } from './CommentItem'
import { removeComment, replaceComment } from './comment-list'
import * as styles from './comments.css'
import { messages } from './messages'
import type { Comments } from './use-comments'
import { useSendComment } from './use-send-comment'

interface ThreadProps {
  /** The URL of the discussion. */
  url: string
  thread: CommentThread
  comments: Comments
  /** Called after a comment was deleted, to move the focus. */
  onRemoved: () => void
}

/** A comment with its replies. */
export function Thread({ url, thread, comments, onRemoved }: ThreadProps) {
  const t = useMessages(messages)
  const isSignedIn = useSession() !== null
  const [isReplying, setIsReplying] = useState(false)
  const { comment, replies, next_reply: next } = thread
  const item = {
    onChanged: (changed: typeof comment) =>
      comments.change((list) => replaceComment(list, changed)),
    onRemoved(id: number) {
      comments.change((list) => removeComment(list, id))
      onRemoved()
    },
  }
  return (
    <li className={styles.thread}>
      <CommentItem
        {...item}
        comment={comment}
        onReply={isSignedIn ? () => setIsReplying(true) : undefined}
      />
      {replies.length > 0 && (
        <ol className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem {...item} comment={reply} />
            </li>
          ))}
        </ol>
      )}
      {next !== null && (
        <Button variant="bare" onClick={() => comments.moreReplies(comment.id, next)}>
          {t(messages.moreReplies)}
        </Button>
      )}
      {isReplying && (
        <Reply
          url={url}
          parent={comment}
          comments={comments}
          onClose={() => setIsReplying(false)}
        />
      )}
    </li>
  )
}

interface ReplyProps {
  url: string
  parent: CommentThread['comment']
  comments: Comments
  onClose: () => void
}

function Reply({ url, parent, comments, onClose }: ReplyProps) {
  const t = useMessages(messages)
  const send = useSendComment(url, comments)
  return (
    <div className={styles.reply}>
      <CommentForm
        label={t(messages.yourReply(parent.author_name ?? ''))}
        submitLabel={t(messages.addReply)}
        {...send(parent.id, onClose)}
        onCancel={onClose}
      />
    </div>
  )
}
