import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useUndo } from '../../../moderation/decide/use-undo'
import * as styles from './actions.css'
import { jobActionMessages as messages } from './messages'
import type { OpenedJob } from './opened-job'

interface JobDialogProps {
  opened: OpenedJob
  onClose: () => void
}

/** Expires or reopens a job, with a reason. */
export function JobDialog({ opened: { job, outcome }, onClose }: JobDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = usePageRequest()
  const { undo } = useUndo()
  const [reason, setReason] = useState('')
  const isExpiry = outcome === 'expire'

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const result = await run((api) =>
      answerOf(
        api.POST('/admin/jobs/decisions', {
          body: { ids: [job.id], outcome, reason, is_preview: false },
        }),
      ),
    )
    if (result === null) return
    onClose()
    const { action_id: action } = result
    if (action === null) showToast({ type: 'error', message: t(messages.notDone) })
    else
      showToast({
        type: 'info',
        message: t(isExpiry ? messages.expired(job.title) : messages.reopened(job.title)),
        action: { label: t(messages.undo), onSelect: () => void undo(action) },
      })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={field}
      title={t(isExpiry ? messages.expireTitle : messages.reopenTitle)}
      description={t(isExpiry ? messages.expireText(job.title) : messages.reopenText(job.title))}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t(isExpiry ? messages.expire : messages.reopen)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          ref={field}
          label={t(messages.reason)}
          hint={t(messages.reasonHint)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          minLength={3}
          maxLength={300}
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  )
}
