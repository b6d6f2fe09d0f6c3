import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages'

interface ReasonDialogProps {
  title: string
  text?: string
  /** Label of the reason: who reads it. */
  label: string
  /** The button that sends it. */
  action: string
  isBusy: boolean
  /** Sends the reason; returns whether it was saved. */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason of a decision. It stays if the server refuses it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, action, isBusy, onSend, onClose } = props
  const t = useMessages(messages)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])

  async function send() {
    if (reason.trim() === '') return setError(t(messages.enterReason))
    if (await onSend(reason.trim())) onClose()
  }
  return (
    <Dialog
      isOpen
      title={title}
      description={text}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={label}
        value={reason}
        maxLength={300}
        error={error}
        onChange={({ currentTarget }) => {
          setError(undefined)
          setReason(currentTarget.value)
        }}
      />
    </Dialog>
  )
}
