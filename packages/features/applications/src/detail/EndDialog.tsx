import { answerOf, type MyApplication, type MyApplicationRow } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { messages } from './messages'

export type Ending = 'withdraw' | 'decline'

interface EndDialogProps {
  /** Null while the dialog is closed. */
  ending: Ending | null
  row: MyApplicationRow
  onEnded: (application: MyApplication) => Promise<void> | void
  onClose: () => void
}

/** Asks before the applicant withdraws, or declines an offer. */
export function EndDialog({ ending, row, onEnded, onClose }: EndDialogProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const isWithdrawal = ending !== 'decline'
  const { name } = row.listing
  async function onYes() {
    if (ending === null) return
    const params = { path: { id: row.id } }
    const ended = await run(
      (api) =>
        answerOf(api.POST('/my-applications/{id}/end', { params, body: { change: ending } })),
      { onSuccess: onEnded },
    )
    if (ended === null) return
    showToast({
      type: 'success',
      message: t(isWithdrawal ? messages.withdrawn : messages.declined),
    })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={ending !== null}
      title={t(isWithdrawal ? messages.withdrawTitle : messages.declineTitle)}
      question={t(isWithdrawal ? messages.withdrawText(name) : messages.declineText(name))}
      yesLabel={t(isWithdrawal ? messages.withdraw : messages.decline)}
      noLabel={t(messages.cancel)}
      tone="danger"
      isBusy={isBusy}
      onYes={() => void onYes()}
      onNo={onClose}
    />
  )
}
