import { answerOf, type ProductKind } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { sectionOf } from './filter-sections'
import { messages } from './messages'

export interface FilterWish {
  /** Of whom asks: the service, or its store while it has no name. */
  name: string
  /** The filter that lacks the value. */
  category: string
  section: (typeof sectionOf)[ProductKind]
  /** What was looked for in vain. */
  value: string
}

interface FilterWishDialogProps {
  wish: FilterWish
  onRequested: (value: string) => void
  onClose: () => void
}

/** One line in which something can be read, in the order in which it is written. */
const readable = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u

/** Asks for a value that a filter lacks; an administrator decides. */
export function FilterWishDialog({ wish, onRequested, onClose }: FilterWishDialogProps) {
  const store = useStore()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(wish.value)
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })

  async function send(wanted: string) {
    const api = store.get(apiAtom)
    if (api === null || isSending) return
    setIsSending(true)
    try {
      await answerOf(api.POST('/stores/add-filters', { body: { ...wish, value: wanted } }))
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
    // The form around it is not sent.
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
      title={messages.add}
      description={messages.addText(wish.category)}
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
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField
          ref={input}
          label={messages.value}
          required
          maxLength={100}
          autoComplete="off"
          value={value}
          error={isWrong && messages.pleaseAdd}
          onChange={({ target }) => setValue(target.value)}
        />
      </form>
    </Dialog>
  )
}
