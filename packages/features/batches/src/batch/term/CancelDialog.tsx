import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import type { BatchDesk } from '../../batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface CancelDialogProps {
  batch: BatchDesk
  onClose: () => void
}

const cancelSchema = (t: Translate) => v.object({ reason: requiredText(t(messages.enterReason)) })

/** Cancels the whole batch for a reason. */
export default function CancelDialog({ batch, onClose }: CancelDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const params = { path: { id: batch.id } }
  const { confirmed, waiting_families: waiting } = batch.figures
  const { field, failure, isDirty, isSending, onSubmit } = usePageForm({
    schema: cancelSchema,
    initial: { reason: '' },
    send: (api, body) => answerOf(api.POST('/stores/batches/{id}/cancel', { params, body })),
    toast: () => t(messages.cancelled),
    failurePlace: 'form',
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={t(messages.cancelTitle(batch.name))}
      titleLang={languageOf(batch.name)}
      description={t(messages.cancelText(confirmed, waiting))}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.keep)}</Button>
          <Button type="submit" form={formId} variant="danger" loading={isSending}>
            {t(messages.cancelBatch)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        <TextField label={t(messages.reason)} maxLength={300} {...field('reason')} />
      </form>
      {question}
    </Dialog>
  )
}
