import { useMessages } from '@edbazaar/feature-platform'
import { NoteForm } from '../content-review/NoteForm'
import * as styles from '../content-review/review.css'
import { messages } from './messages'
import type { ReviewEditor } from './use-review-editor'

interface CommentFormProps {
  reviewEditor: ReviewEditor
  /** Null for the blog as a whole. */
  paragraph: number | null
  quote: string
  onClose: () => void
}

/** Asks what the author should change at a place. */
export function CommentForm({ reviewEditor, paragraph, quote, onClose }: CommentFormProps) {
  const t = useMessages(messages)
  return (
    <NoteForm
      hint={paragraph === null ? undefined : t(messages.commentHint)}
      addLabel={t(messages.addComment)}
      send={reviewEditor.commentOn(paragraph, quote)}
      onAdded={reviewEditor.onChanged}
      onClose={onClose}
    >
      {quote !== '' && <blockquote className={styles.quote}>{quote}</blockquote>}
    </NoteForm>
  )
}
