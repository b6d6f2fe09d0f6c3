import { useMessages } from '@edbazaar/feature-platform'
import { BulkBar } from '@edbazaar/ui/BulkBar'
import { Button } from '@edbazaar/ui/Button'
import { ArrowRightIcon, BellIcon, CircleCheckIcon, MailIcon, UserIcon } from '@edbazaar/ui/Icon'
import type { OpenDialog } from '../DeskDialog'
import type { EnquiryRow } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import type { BulkAction } from './bulk-action'
import { messages } from './messages'

interface BulkActionsProps {
  rows: readonly EnquiryRow[]
  selected: readonly string[]
  onClear: () => void
  onDialog: (dialog: OpenDialog) => void
}

/** Actions for the selected enquiries that are on this page. */
export function BulkActions({ rows, selected, onClear, onDialog }: BulkActionsProps) {
  const t = useMessages(messages, inboxMessages)
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const emailable = chosen.filter((row) => row.can_email).length
  const open = (action: BulkAction) => onDialog({ kind: 'bulk', action, rows: chosen })
  if (chosen.length === 0) return null
  return (
    <BulkBar
      count={chosen.length}
      label={t(messages.selected(chosen.length))}
      clearLabel={t(messages.clearSelection)}
      onClear={onClear}
      note={emailable < chosen.length && t(messages.withoutEmail(chosen.length - emailable))}
    >
      <Button onClick={() => open('state')}>
        <ArrowRightIcon size="small" />
        {t(messages.bulkMove)}
      </Button>
      <Button onClick={() => open('assign')}>
        <UserIcon size="small" />
        {t(inboxMessages.assign)}
      </Button>
      <Button disabled={emailable === 0} onClick={() => open('email')}>
        <MailIcon size="small" />
        {emailable === chosen.length
          ? t(messages.bulkEmailAll)
          : t(messages.bulkEmail(emailable, chosen.length))}
      </Button>
      <Button onClick={() => open('snooze')}>
        <BellIcon size="small" />
        {t(inboxMessages.snooze)}
      </Button>
      <Button onClick={() => open('task')}>
        <CircleCheckIcon size="small" />
        {t(messages.bulkTask)}
      </Button>
    </BulkBar>
  )
}
