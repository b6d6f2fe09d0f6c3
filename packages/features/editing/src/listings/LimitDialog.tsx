import { paths } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'

/** Says that the user's plan allows no more listings. */
export interface ListingLimit {
  title: string
  text: string
  contactLabel: string
}

interface LimitDialogProps {
  limit: ListingLimit
  onClose: () => void
}

/** Opens instead of the form of a new listing when the user's plan allows no more. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  return (
    <Dialog
      isOpen
      title={limit.title}
      description={limit.text}
      onClose={onClose}
      footer={
        <ButtonLink variant="main" href={paths.contactAbout('listing')} onClick={onClose}>
          {limit.contactLabel}
        </ButtonLink>
      }
    />
  )
}
