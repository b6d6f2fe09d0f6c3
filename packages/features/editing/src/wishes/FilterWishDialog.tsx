import type { ApiClient, Section } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { readableLine } from '../fields/lines'
import { messages } from '../messages'

export interface FilterWish {
  /** Of what asks: a school, a service, or its store while that has no name. */
  name: string
  /** The filter that lacks the value. */
  category: string
  section: Section
  /** What was looked for in vain. */
  value: string
}

interface FilterWishDialogProps {
  wish: FilterWish
  /** Hands it to the API; rejects where that does not take it. */
  send: (api: ApiClient, wish: FilterWish) => Promise<unknown>
  onRequested: (value: string) => void
  onClose: () => void
}

/** Asks for a value that a filter lacks; an administrator decides. */
export function FilterWishDialog({ wish, send, onRequested, onClose }: FilterWishDialogProps) {
  const store = useStore()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(wish.value)
  const [isWrong, setIsWrong] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })

  async function ask(wanted: string) {
    const api = store.get(apiAtom)
    if (api === null || isSending) return
    setIsSending(true)
    try {
      await send(api, { ...wish, value: wanted })
      toast(messages.wishSent, 'success')
      onRequested(wanted)
    } catch (cause) {
      console.warn(cause)
      toast(messages.wishFailed, 'error')
      setIsSending(false)
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A form around it, or beneath it, is not sent.
    event.stopPropagation()
    const wanted = value.trim()
    const isGood = readableLine.test(wanted)
    setIsWrong(!isGood)
    if (isGood) void ask(wanted)
    else input.current?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.wish}
      description={messages.wishText(wish.category)}
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
          label={messages.wishedValue}
          required
          maxLength={100}
          autoComplete="off"
          value={value}
          error={isWrong && messages.pleaseAddValue}
          onChange={({ target }) => setValue(target.value)}
        />
      </form>
    </Dialog>
  )
}
