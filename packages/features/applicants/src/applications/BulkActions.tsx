import { useMessages } from '@edbazaar/feature-platform'
import { BulkBar } from '@edbazaar/ui/BulkBar'
import { Button } from '@edbazaar/ui/Button'
import { ArrowRightIcon, MailIcon } from '@edbazaar/ui/Icon'
import type { ApplicationRow } from './application-types'
import type { OpenDialog } from './dialogs/HiringDialog'
import { messages } from './messages'

interface BulkActionsProps {
  rows: readonly ApplicationRow[]
  selected: readonly string[]
  onClear: () => void
  onDialog: (dialog: OpenDialog) => void
}

/** Actions for the selected applications that are on this page. */
export function BulkActions({ rows, selected, onClear, onDialog }: BulkActionsProps) {
  const t = useMessages(messages)
  const chosen = rows.filter(({ id }) => selected.includes(id))
  const untold = chosen.filter((row) => !row.is_told).length
  if (chosen.length === 0) return null
  return (
    <BulkBar
      count={chosen.length}
      label={t(messages.selected(chosen.length))}
      clearLabel={t(messages.clearSelection)}
      onClear={onClear}
    >
      <Button onClick={() => onDialog({ kind: 'bulk', action: 'move', rows: chosen })}>
        <ArrowRightIcon size="small" />
        {t(messages.bulkMove)}
      </Button>
      <Button
        disabled={untold === 0}
        onClick={() => onDialog({ kind: 'bulk', action: 'tell', rows: chosen })}
      >
        <MailIcon size="small" />
        {t(messages.bulkTell)}
      </Button>
    </BulkBar>
  )
}
