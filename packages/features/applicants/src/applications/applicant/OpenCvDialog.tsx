import { answerOf } from '@edbazaar/api-client'
import { joinRefs, useApiForm } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useRef } from 'react'
import * as v from 'valibot'
import { messages } from '../messages'
import { type FileOf, queryOf } from './OpenFile'
import { openFileUrl } from './open-file-url'

interface OpenCvDialogProps extends FileOf {
  onClose: () => void
}

const reasonSchema = (t: Translate) =>
  v.object({
    reason: v.pipe(v.string(), v.trim(), v.minLength(3, t(messages.checkCvReasonMissing))),
  })

/** Asks an admin why they open a CV, or another file; the reason goes into the audit log. */
export default function OpenCvDialog({ onClose, ...file }: OpenCvDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { field, isDirty, isSending, onSubmit } = useApiForm<{ reason: string }>({
    loadSchema: async () => reasonSchema,
    validatesOnBlur: false,
    initial: { reason: '' },
    send: async (api, body) => {
      const params = { path: { id: file.id }, query: queryOf(file) }
      const path = '/admin/job-applications/{id}/cv-address'
      openFileUrl(await answerOf(api.POST(path, { params, body })))
      onClose()
    },
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const reason = field('reason')
  return (
    <Dialog
      isOpen
      onClose={close}
      initialFocus={input}
      title={t(messages.checkCv)}
      description={t(messages.checkCvText)}
      closeLabel={t(messages.close)}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(file.questionId === undefined ? messages.openCv : messages.openFile)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField
          {...reason}
          ref={joinRefs(reason.ref, input)}
          label={t(messages.checkCvReason)}
          maxLength={300}
          autoComplete="off"
          required
        />
      </form>
      {question}
    </Dialog>
  )
}
