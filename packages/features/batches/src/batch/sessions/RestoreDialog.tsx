import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import type { BatchSession } from '../../batch-types'
import { dayAndTime } from '../../times/times'
import { messages } from './messages'

interface RestoreDialogProps {
  session: BatchSession
  onClose: () => void
}

/** Asks whether a cancelled session is to take place after all. */
export default function RestoreDialog({ session, onClose }: RestoreDialogProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  async function restore() {
    await run(
      (api) =>
        answerOf(
          api.POST('/stores/sessions/{id}/restore', { params: { path: { id: session.id } } }),
        ),
      { toast: () => t(messages.isRestored) },
    )
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      question={t(messages.restoreQuestion(dayAndTime(session.starts_at, locale)))}
      yesLabel={t(messages.restore)}
      noLabel={t(messages.keep)}
      closeLabel={t(messages.close)}
      isBusy={isBusy}
      onYes={() => void restore()}
      onNo={onClose}
    >
      {t(messages.restoreText(session.families))}
    </ConfirmDialog>
  )
}
