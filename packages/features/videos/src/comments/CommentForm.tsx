import type { ApiClient, Comment } from '@edbazaar/api-client'
import { joinRefs, useApiForm } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useEffect, useRef } from 'react'
import * as styles from './comments.css'
import { messages } from './messages'

interface CommentFormProps {
  label: string
  submitLabel: string
  hint?: string | undefined
  /** The text to edit. @default '' */
  text?: string
  /** Sends the text; the form is emptied after a success. */
  onSend: (api: ApiClient, text: string) => Promise<Comment>
  onSent: (comment: Comment) => void
  /** Closes the form; without it, the form stays. */
  onCancel?: (() => void) | undefined
}

const loadSchema = async () => (await import('./comment-schema')).commentSchema

/** Writes or edits a comment. What was typed stays after a failure. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, hint, text: initial = '', onSend, onSent, onCancel } = props
  const t = useMessages(messages)
  const area = useRef<HTMLTextAreaElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (!isOpened || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [isOpened])
  const { field, form, isSending, onSubmit } = useApiForm<{ text: string }>({
    loadSchema,
    validatesOnBlur: false,
    initial: { text: initial },
    async send(api, { text }) {
      const comment = await onSend(api, text)
      form.reset()
      onSent(comment)
    },
  })
  const text = field('text')
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextArea {...text} ref={joinRefs(text.ref, area)} label={label} hint={hint} rows={3} />
      <div className={styles.formActions}>
        <Button variant="main" type="submit" loading={isSending}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t(messages.cancel)}</Button>}
      </div>
    </form>
  )
}
