import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { BatchDesk } from '../../shared/batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface CancelDialogProps {
  batch: BatchDesk
  onClose: () => void
}

/** Cancels the whole batch for a reason. */
export default function CancelDialog({ batch, onClose }: CancelDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { confirmed, waiting_families: waiting } = batch.figures

  async function cancel() {
    if (reason.trim() === '') return setError(t(messages.enterReason))
    const body = { reason: reason.trim() }
    const done = await run(
      (api) =>
        answerOf(
          api.POST('/stores/batches/{id}/cancel', { params: { path: { id: batch.id } }, body }),
        ),
      {
        toast: () => t(messages.cancelled),
        onFailure: (cause) => {
          if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          return true
        },
      },
    )
    if (done !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.cancelTitle(batch.name))}
      titleLang={languageOf(batch.name)}
      description={t(messages.cancelText(confirmed, waiting))}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.keep)}</Button>
          <Button variant="act" loading={isBusy} onClick={() => void cancel()}>
            {t(messages.cancelBatch)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        <TextField
          label={t(messages.reason)}
          value={reason}
          maxLength={300}
          error={error}
          onChange={({ currentTarget }) => {
            setError(undefined)
            setRefusal(undefined)
            setReason(currentTarget.value)
          }}
        />
      </div>
    </Dialog>
  )
}
