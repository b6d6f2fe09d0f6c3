import type { ApiClient, Comment } from '@edbazaar/api-client'
import { fieldErrorsOf, useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useEffect, useRef, useState } from 'react'
import * as styles from './comments.css'
import { messages } from './messages'

/** Characters of a comment, as in the contract. */
const mostCharacters = 2000

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

/** Writes or edits a comment. What was typed stays after a failure. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, hint, text: initial = '', onSend, onSent, onCancel } = props
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (!isOpened || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [isOpened])
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])

  function problemOf(trimmed: string): string | undefined {
    if (trimmed === '') return t(messages.empty)
    return trimmed.length > mostCharacters ? t(messages.tooLong(mostCharacters)) : undefined
  }
  async function send() {
    const problem = problemOf(text.trim())
    setError(problem)
    if (problem !== undefined) return
    await run((api) => onSend(api, text.trim()), {
      onSuccess(comment) {
        setText('')
        onSent(comment)
      },
      onFailure(cause) {
        const invalid = fieldErrorsOf(cause)?.text
        if (invalid !== undefined) setError(invalid)
        return invalid !== undefined
      },
    })
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        error={error}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.formActions}>
        <Button variant="main" type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t(messages.cancel)}</Button>}
      </div>
    </form>
  )
}
