import { useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Notice } from '@edbazaar/ui/Notice'
import { useState } from 'react'
import * as styles from './deletion.css'
import { messages } from './messages'
import { type Listing, useListingDeletion } from './use-listing-deletion'

export interface DeleteListingDialogProps {
  listing: Listing
  /** Whether a school is in an imported register, whose entry stays. */
  isRegistered?: boolean | undefined
  /** Called after it was deleted, and after an undo. */
  onChanged: () => void
  onClose: () => void
}

/** Says what deleting a listing means, and deletes it. */
export default function DeleteListingDialog({
  listing,
  isRegistered = false,
  onChanged,
  onClose,
}: DeleteListingDialogProps) {
  const t = useMessages(messages)
  const { remove } = useListingDeletion(listing, onChanged)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  async function confirm() {
    setIsBusy(true)
    setRefusal(null)
    const isDeleted = await remove(setRefusal)
    setIsBusy(false)
    if (isDeleted) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(messages.titles[listing.kind])}
      question={t(messages.question(listing.name))}
      yesLabel={t(messages.delete)}
      noLabel={t(messages.keep)}
      isBusy={isBusy}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      <div className={styles.consequences}>
        <p>{t(messages.gone[listing.kind])}</p>
        {listing.kind !== 'school' && <p>{t(messages.families)}</p>}
        <p>{t(isRegistered ? messages.daysOfRegistered : messages.days)}</p>
        <p>{t(messages.hideInstead)}</p>
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </ConfirmDialog>
  )
}
