import { type ApiClient, hasStatus } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import { messages } from './messages'

interface NameDialogProps {
  title: string
  initialName: string
  /** Saves the view under the name. */
  send: (api: ApiClient, name: string) => Promise<unknown>
  /** The toast of a success. */
  savedText: (name: string) => string
  onClose: () => void
}

const nameSchema = (t: Translate) => v.object({ name: requiredText(t(messages.nameRequired)) })

/** Asks for the name of a view. */
export function NameDialog({ title, initialName, send, savedText, onClose }: NameDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { field, isDirty, isSending, onSubmit } = usePageForm({
    schema: nameSchema,
    initial: { name: initialName },
    send: async (api, { name }) => {
      await send(api, name)
      return name
    },
    toast: savedText,
    // The name is taken.
    failedField: (cause) => (hasStatus(cause, 409) ? 'name' : undefined),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField
          label={t(messages.name)}
          hint={t(messages.hint)}
          maxLength={60}
          required
          {...field('name')}
        />
      </form>
      {question}
    </Dialog>
  )
}
