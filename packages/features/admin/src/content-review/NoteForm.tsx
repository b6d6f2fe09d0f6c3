import type { ApiClient } from '@edbazaar/api-client'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { messages } from './messages'
import * as styles from './review.css'

interface NoteFormProps<Review> {
  hint?: string | undefined
  /** The label of the button that adds it. */
  addLabel: string
  /** Adds the note; answers with what is reviewed. */
  send: (api: ApiClient, text: string) => Promise<Review>
  onAdded: (review: Review) => void
  onClose: () => void
  /** The place that the note is about. */
  children?: ReactNode
}

const noteSchema = (t: Translate) => v.object({ text: requiredText(t(messages.noteRequired)) })

/** Asks what the author should change at a place: a comment or a remark of the reviewer. */
export function NoteForm<Review>(props: NoteFormProps<Review>) {
  const { hint, addLabel, send, onAdded, onClose, children } = props
  const t = useMessages(messages)
  const { onSubmit, isSending, field } = usePageForm({
    schema: noteSchema,
    initial: { text: '' },
    send: (api, { text }) => send(api, text),
    reloads: false,
    onSuccess(review) {
      onAdded(review)
      onClose()
    },
  })
  return (
    <form noValidate className={styles.commentForm} onSubmit={onSubmit}>
      {children}
      <TextArea
        // The reviewer has just opened it.
        autoFocus
        label={t(messages.noteText)}
        hint={hint}
        rows={2}
        maxLength={1000}
        {...field('text')}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="main" loading={isSending}>
          {addLabel}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </p>
    </form>
  )
}
