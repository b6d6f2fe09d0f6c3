import { SchoolActionButtons } from '@edbazaar/feature-catalogue-ui'
import { EnquireButton } from '@edbazaar/feature-catalogue-ui/enquire'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import { useMessages } from '@edbazaar/feature-platform'
import { ActionBar } from '@edbazaar/ui/ActionBar'
import { formatRupees } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { schoolRecipient } from './school-recipient'

interface SchoolBarProps {
  school: SchoolDetails
  /** Index of the selected row of the fee sheet. */
  selectedRow: number
}

/** Enquire, with the fees of the selected class or else the seats, at the bottom of a phone. */
export default function SchoolBar({ school, selectedRow }: SchoolBarProps) {
  const t = useMessages(messages, schoolMessages)
  const { id, slug, name, images, fees } = school
  const [image] = images
  const row = fees?.rows[selectedRow]
  const seats = schoolAvailability(school.availability, t) ?? undefined
  return (
    <ActionBar
      label={t(messages.bar)}
      valueLabel={row ? t(messages.firstYearOf(row.classes)) : seats && t(messages.seats)}
      value={row ? formatRupees(row.total) : seats?.label}
    >
      {image && <SchoolActionButtons school={{ id, slug, name, image: image.url }} look="icon" />}
      <EnquireButton recipient={schoolRecipient(school)}>{t(messages.enquire)}</EnquireButton>
    </ActionBar>
  )
}
