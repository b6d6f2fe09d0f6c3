import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { messages } from '../messages'
import { type FileOf, queryOf } from './OpenFile'
import { openFileUrl } from './open-file-url'

interface OpenCvDialogProps extends FileOf {
  onClose: () => void
}

const shortestReason = 3

/** Asks an admin why they open a CV, or another file; the reason goes into the audit log. */
export default function OpenCvDialog({ onClose, ...file }: OpenCvDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { run, isBusy } = useRequest()
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isMissing = reason.trim().length < shortestReason

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isMissing) return field.current?.focus()
    const link = await run((api) =>
      answerOf(
        api.POST('/admin/job-applications/{id}/cv-address', {
          params: { path: { id: file.id }, query: queryOf(file) },
          body: { reason: reason.trim() },
        }),
      ),
    )
    if (link === null) return
    openFileUrl(link)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={field}
      title={t(messages.checkCv)}
      description={t(messages.checkCvText)}
      closeLabel={t(messages.close)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t(file.questionId === undefined ? messages.openCv : messages.openFile)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          ref={field}
          label={t(messages.checkCvReason)}
          error={hasTried && isMissing ? t(messages.checkCvReasonMissing) : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={300}
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  )
}
