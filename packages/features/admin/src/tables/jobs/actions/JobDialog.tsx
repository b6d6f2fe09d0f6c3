import { answerOf } from '@edbazaar/api-client'
import { joinRefs } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId, useRef } from 'react'
import * as v from 'valibot'
import { useUndo } from '../../../moderation/decide/use-undo'
import * as styles from './actions.css'
import { jobActionMessages as messages } from './messages'
import type { OpenedJob } from './opened-job'

interface JobDialogProps {
  opened: OpenedJob
  onClose: () => void
}

const reasonSchema = (t: Translate) =>
  v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(3, t(messages.reasonRequired))) })

/** Expires or reopens a job, with a reason. */
export function JobDialog({ opened: { job, outcome }, onClose }: JobDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const showToast = useSetAtom(showToastAtom)
  const { undo } = useUndo()
  const isExpiry = outcome === 'expire'
  const { onSubmit, isDirty, isSending, field } = usePageForm({
    schema: reasonSchema,
    initial: { reason: '' },
    send: (api, { reason }) => {
      const body = { ids: [job.id], outcome, reason, is_preview: false }
      return answerOf(api.POST('/admin/jobs/decisions', { body }))
    },
    onSuccess({ action_id: action }) {
      onClose()
      if (action === null) return showToast({ type: 'error', message: t(messages.notDone) })
      showToast({
        type: 'info',
        message: t(isExpiry ? messages.expired(job.title) : messages.reopened(job.title)),
        action: { label: t(messages.undo), onSelect: () => void undo(action) },
      })
    },
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const { ref, ...reason } = field('reason')
  return (
    <Dialog
      isOpen
      onClose={close}
      initialFocus={input}
      title={t(isExpiry ? messages.expireTitle : messages.reopenTitle)}
      description={t(isExpiry ? messages.expireText(job.title) : messages.reopenText(job.title))}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(isExpiry ? messages.expire : messages.reopen)}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={styles.form} onSubmit={onSubmit}>
        <TextField
          ref={joinRefs(ref, input)}
          label={t(messages.reason)}
          hint={t(messages.reasonHint)}
          maxLength={300}
          autoComplete="off"
          required
          {...reason}
        />
      </form>
      {question}
    </Dialog>
  )
}
