import type { ApiClient, Section } from '@edbazaar/api-client'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { readableLine } from '../fields/line-patterns'
import { messages } from '../messages'

/** A value that the user asks an admin to add to a filter. */
export interface FilterRequest {
  /** Name of the requesting school or product, or of its store while the product is unnamed. */
  name: string
  /** Name of the filter. */
  category: string
  section: Section
  value: string
}

interface FilterRequestDialogProps {
  /** Its `value` is the search text that found nothing, or empty. */
  request: FilterRequest
  /** Calls the API; rejects with its error. */
  send: (api: ApiClient, request: FilterRequest) => Promise<unknown>
  onRequested: (value: string) => void
  onClose: () => void
}

/** Requests a missing filter value; an admin approves or rejects it. */
export function FilterRequestDialog({
  request,
  send,
  onRequested,
  onClose,
}: FilterRequestDialogProps) {
  const store = useStore()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(request.value)
  const [isInvalid, setIsInvalid] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })

  async function submit(requestedValue: string) {
    const api = store.get(apiAtom)
    if (api === null || isSending) return
    setIsSending(true)
    try {
      await send(api, { ...request, value: requestedValue })
      toast(messages.filterRequestSent, 'success')
      onRequested(requestedValue)
    } catch (cause) {
      console.warn(cause)
      toast(messages.filterRequestFailed, 'error')
      setIsSending(false)
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: the form behind the dialog must not be submitted.
    event.stopPropagation()
    const trimmed = value.trim()
    const isValid = readableLine.test(trimmed)
    setIsInvalid(!isValid)
    if (isValid) void submit(trimmed)
    else input.current?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.filterRequest}
      description={messages.filterRequestText(request.category)}
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
          label={messages.requestedValue}
          required
          maxLength={100}
          autoComplete="off"
          value={value}
          error={isInvalid && messages.pleaseAddValue}
          onChange={({ target }) => setValue(target.value)}
        />
      </form>
    </Dialog>
  )
}
