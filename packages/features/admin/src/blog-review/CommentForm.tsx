import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return field.current?.focus()
    if (await reviewEditor.comment(paragraph, quote, text.trim())) onClose()
  }
  return (
    <form className={styles.commentForm} onSubmit={(event) => void onSubmit(event)}>
      {quote !== '' && <blockquote className={styles.quote}>{quote}</blockquote>}
      <TextArea
        ref={field}
        label={t(messages.commentText)}
        hint={paragraph === null ? undefined : t(messages.commentHint)}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="main" loading={reviewEditor.isBusy}>
          {t(messages.addComment)}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </p>
    </form>
  )
}
