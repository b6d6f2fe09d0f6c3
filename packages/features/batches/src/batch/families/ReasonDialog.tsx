import type { ApiClient } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import { messages } from './messages'

interface ReasonDialogProps {
  title: string
  text?: string
  /** Label of the reason: who reads it. */
  label: string
  /** Whether families read the reason. @default false */
  isShown?: boolean
  /** The button that sends it. */
  action: string
  send: (api: ApiClient, reason: string) => Promise<unknown>
  /** The toast of a success. */
  toast: string
  onClose: () => void
}

const reasonSchema = (isShown: boolean) => (t: Translate) =>
  v.object({
    reason: requiredText(t(isShown ? messages.enterReasonShown : messages.enterReason)),
  })

/** Asks for the reason of a decision. It stays if the server refuses it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, isShown = false, action, send, toast, onClose } = props
  const t = useMessages(messages)
  const formId = useId()
  const { field, isDirty, isSending, onSubmit } = usePageForm({
    schema: reasonSchema(isShown),
    initial: { reason: '' },
    fieldOf: () => 'reason',
    send: (api, { reason }) => send(api, reason),
    toast: () => toast,
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={title}
      description={text}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField label={label} maxLength={300} {...field('reason')} />
      </form>
      {question}
    </Dialog>
  )
}
