import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import * as styles from './detail.css'
import { messages } from './messages'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from './use-enquiry'

interface OwnerChangeProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
}

/** Asks whether the permission holds for the listing's new owner. */
export function OwnerChange({ access, enquiry, editing }: OwnerChangeProps) {
  const t = useMessages(messages)
  const { can, recipient } = enquiry
  if (!can.agree_to_owner) return null
  const agree = () =>
    editing.run(
      (api) => answerOf(api.POST('/my-enquiries/{id}/owner', { params: accessParams(access) })),
      t(messages.agreed(recipient)),
    )
  return (
    <Notice title={t(messages.newOwner(recipient))}>
      <p>{t(messages.newOwnerText)}</p>
      <p className={styles.buttons}>
        <Button variant="main" loading={editing.isBusy} onClick={() => void agree()}>
          {t(messages.agree)}
        </Button>
      </p>
    </Notice>
  )
}
