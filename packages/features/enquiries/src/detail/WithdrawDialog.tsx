import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { CheckIcon, MinusIcon } from '@edbazaar/ui/Icon'
import * as styles from './detail.css'
import { messages } from './messages'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from './use-enquiry'

export type Withdrawn = 'permission' | 'enquiry'

interface WithdrawDialogProps {
  /** Null while the dialog is closed. */
  what: Withdrawn | null
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  onClose: () => void
}

/** Says what a withdrawal changes, then withdraws the permission or the enquiry. */
export function WithdrawDialog({ what, access, enquiry, editing, onClose }: WithdrawDialogProps) {
  const t = useMessages(messages)
  const isEnquiry = what === 'enquiry'
  async function onYes() {
    if (what === null) return
    const isDone = await editing.run(
      (api) =>
        answerOf(
          api.POST('/my-enquiries/{id}/withdrawal', {
            params: accessParams(access),
            body: { what },
          }),
        ),
      t(isEnquiry ? messages.enquiryWithdrawn : messages.permissionWithdrawn),
    )
    if (isDone) onClose()
  }
  const title = isEnquiry ? messages.enquiryTitle : messages.permissionTitle
  const effects = isEnquiry ? messages.enquiryEffects : messages.permissionEffects
  return (
    <ConfirmDialog
      isOpen={what !== null}
      title={t(title(enquiry.recipient))}
      question={t(messages.atOnce)}
      yesLabel={t(isEnquiry ? messages.withdrawEnquiryYes : messages.withdrawPermissionYes)}
      noLabel={t(messages.cancel)}
      tone="danger"
      isBusy={editing.isBusy}
      onYes={() => void onYes()}
      onNo={onClose}
    >
      <ul className={styles.effects}>
        {effects.map((effect, index) => (
          <li key={effect.id} className={styles.effect}>
            {index < 2 ? (
              <CheckIcon size="small" className={styles.effectMark} />
            ) : (
              <MinusIcon size="small" className={styles.effectNote} />
            )}
            {t(effect)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
