import { ApiError, type FieldError } from '@edbazaar/api-client'
import { joinRefs, useApiForm } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import { messages } from '../messages'
import type { FilterRequest, FilterRequestDialogProps } from './FilterRequestDialog'
import * as styles from './filter-request.css'

const loadSchema = async () => (await import('./filter-request-schema')).filterRequestSchema

/** The dialog with the form of a filter request. */
export default function FilterRequestForm({
  request,
  send,
  onRequested,
  onSelect,
  onClose,
}: FilterRequestDialogProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [existing, setExisting] = useState<ExistingValue | null>(null)
  const { field, isDirty, isSending, onSubmit } = useApiForm<Pick<FilterRequest, 'value'>>({
    loadSchema,
    validatesOnBlur: false,
    initial: { value: request.value },
    send: async (api, { value }) => {
      setExisting(null)
      try {
        await send(api, { ...request, value })
      } catch (cause) {
        const found = existingValueOf(cause)
        if (found === undefined) throw cause
        return setExisting(found)
      }
      showToast({ message: t(messages.filterRequestSent), type: 'success' })
      onRequested(value)
    },
    invalidMessage: () => t(messages.pleaseAddValue),
    failureMessage: t(messages.filterRequestFailed),
  })
  const valueField = field('value')
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(messages.filterRequest)}
      description={t(messages.filterRequestText(request.category))}
      initialFocus={input}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
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
        {existing !== null && (
          <div role="alert" className={styles.existing}>
            <p>{t(messages.valueExists(existing.name))}</p>
            <Button onClick={() => onSelect(existing.id)}>
              {t(messages.selectValue(existing.name))}
            </Button>
          </div>
        )}
      </form>
      {question}
    </Dialog>
  )
}

type ExistingValue = NonNullable<FieldError['existing']>

/** The filter value that the API found instead of storing the request. */
const existingValueOf = (cause: unknown): ExistingValue | undefined =>
  cause instanceof ApiError ? cause.errors.find(({ existing }) => existing)?.existing : undefined
