import { joinRefs, useApiForm } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId, useRef } from 'react'
import { messages } from '../messages'
import type { FilterRequest, FilterRequestDialogProps } from './FilterRequestDialog'

const loadSchema = async () => (await import('./filter-request-schema')).filterRequestSchema

/** The dialog with the form of a filter request. */
export default function FilterRequestForm({
  request,
  send,
  onRequested,
  onClose,
}: FilterRequestDialogProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { field, isSending, onSubmit } = useApiForm<Pick<FilterRequest, 'value'>>({
    loadSchema,
    validatesOnBlur: false,
    initial: { value: request.value },
    send: async (api, { value }) => {
      await send(api, { ...request, value })
      showToast({ message: t(messages.filterRequestSent), type: 'success' })
      onRequested(value)
    },
    invalidMessage: () => t(messages.pleaseAddValue),
    failureMessage: t(messages.filterRequestFailed),
  })
  const valueField = field('value')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(messages.filterRequest)}
      description={t(messages.filterRequestText(request.category))}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" type="submit" form={formId} loading={isSending}>
            {t(messages.send)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField
          label={t(messages.requestedValue)}
          required
          maxLength={100}
          autoComplete="off"
          {...valueField}
          ref={joinRefs(valueField.ref, input)}
        />
      </form>
    </Dialog>
  )
}
