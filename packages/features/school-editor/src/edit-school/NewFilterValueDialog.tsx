import { answerOf } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { readable } from '../readable'
import * as styles from './edit-school.css'
import { messages } from './messages'

interface NewFilterValueDialogProps {
  /** Of the school that asks. */
  name: string
  /** The filter that lacks the value. */
  category: string
  /** What was looked for in vain. */
  typed: string
  onRequested: (value: string) => void
  onClose: () => void
}

/** Asks for a value that a filter lacks; an administrator decides. */
export function NewFilterValueDialog({
  name,
  category,
  typed,
  onRequested,
  onClose,
}: NewFilterValueDialogProps) {
  const store = useStore()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(typed)
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })

  async function send(wanted: string) {
    const api = store.get(apiAtom)
    if (api === null || isSending) return
    setIsSending(true)
    try {
      const body = { name, category, value: wanted, section: 'schools' as const }
      await answerOf(api.POST('/schools/add-filters', { body }))
      toast(messages.requested, 'success')
      onRequested(wanted)
    } catch (cause) {
      console.warn(cause)
      toast(messages.failed, 'error')
      setIsSending(false)
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // The panel beneath has a form's events, too.
    event.stopPropagation()
    const wanted = value.trim()
    const isGood = readable.test(wanted)
    setIsWrong(!isGood)
    if (isGood) void send(wanted)
    else input.current?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.addValue}
      description={messages.addValueText(category)}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="main" type="submit" form={formId} loading={isSending}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={styles.form}>
        <TextField
          ref={input}
          label={messages.value}
          required
          maxLength={100}
          autoComplete="off"
          value={value}
          error={isWrong ? messages.pleaseAddValue : undefined}
          onChange={({ target }) => setValue(target.value)}
        />
      </form>
    </Dialog>
  )
}
