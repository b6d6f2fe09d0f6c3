import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { useUndo } from '../../moderation/decide/use-undo'
import type { AuditRow } from './audit-row'
import { auditMessages as messages } from './messages'

interface ActionCellProps {
  row: AuditRow
  /** The text of the entry. */
  title: string
}

/** Undoes what an admin did, if that is possible; otherwise says what happened. */
export function ActionCell({
  row: { action, action_id: id, undo: state },
  title,
}: ActionCellProps) {
  const t = useMessages(messages)
  const { undo, isBusy } = useUndo()
  if (state === 'done') return <Badge>{t(messages.undone)}</Badge>
  if (state === null || id === null) return t(messages.actions[action])
  return (
    <Button aria-label={t(messages.undoOf(title))} loading={isBusy} onClick={() => void undo(id)}>
      {t(messages.undo)}
    </Button>
  )
}
