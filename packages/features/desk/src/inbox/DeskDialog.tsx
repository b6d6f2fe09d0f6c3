import { BulkDialog } from './bulk/BulkDialog'
import type { BulkAction } from './bulk/bulk-action'
import { AssignDialog } from './dialogs/AssignDialog'
import { InvalidDialog } from './dialogs/InvalidDialog'
import { LostDialog } from './dialogs/LostDialog'
import { ShortcutsDialog } from './dialogs/ShortcutsDialog'
import { SnoozeDialog } from './dialogs/SnoozeDialog'
import type { Enquiry, EnquiryRow, Person } from './enquiry-types'
import { TaskDialog } from './tasks/TaskDialog'
import type { OpenTaskDialog } from './tasks/task-types'

/** The dialog that is open, with the enquiries that it is about. */
export type OpenDialog =
  | { kind: 'help' }
  | { kind: 'assign' | 'snooze' | 'invalid'; enquiry: Enquiry }
  | OpenTaskDialog
  | { kind: 'lost'; enquiry: Enquiry | EnquiryRow }
  | { kind: 'bulk'; action: BulkAction; rows: readonly EnquiryRow[] }

interface DeskDialogProps {
  dialog: OpenDialog
  /** The members to whom several enquiries can be assigned. */
  members: readonly Person[]
  now: number
  /** Called after a bulk action. */
  onDone: () => void
  onClose: () => void
}

/** The dialogs of the inbox. One is open at a time. */
export function DeskDialog({ dialog, members, now, onDone, onClose }: DeskDialogProps) {
  switch (dialog.kind) {
    case 'help':
      return <ShortcutsDialog onClose={onClose} />
    case 'assign':
      return <AssignDialog enquiry={dialog.enquiry} onClose={onClose} />
    case 'snooze':
      return <SnoozeDialog enquiry={dialog.enquiry} now={now} onClose={onClose} />
    case 'task':
      return <TaskDialog enquiry={dialog.enquiry} task={dialog.task} now={now} onClose={onClose} />
    case 'lost':
      return <LostDialog enquiry={dialog.enquiry} onClose={onClose} />
    case 'invalid':
      return <InvalidDialog enquiry={dialog.enquiry} onClose={onClose} />
    case 'bulk':
      return (
        <BulkDialog
          action={dialog.action}
          rows={dialog.rows}
          members={members}
          now={now}
          onDone={onDone}
          onClose={onClose}
        />
      )
  }
}
