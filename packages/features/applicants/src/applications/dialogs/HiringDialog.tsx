import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'
import type { Application, ApplicationRow, Decision, Listing } from '../application-types'
import { BulkDialog } from './BulkDialog'
import { InterviewDialog } from './InterviewDialog'
import { MoveDialog } from './MoveDialog'
import { ShortcutsDialog } from './ShortcutsDialog'
import { TellDialog } from './TellDialog'

const SavedTextsDialog = lazy(() =>
  importWithRetry(() => import('../saved-texts/SavedTextsDialog')),
)

export type OpenDialog =
  | { kind: 'move'; row: ApplicationRow; decision: Decision }
  | { kind: 'tell'; row: ApplicationRow }
  | { kind: 'interview'; application: Application }
  | { kind: 'bulk'; action: 'move' | 'tell'; rows: readonly ApplicationRow[] }
  | { kind: 'texts'; listings: readonly [Listing, ...Listing[]] }
  | { kind: 'help' }

interface HiringDialogProps {
  dialog: OpenDialog
  now: number
  /** After a bulk change. */
  onDone: () => void
  onClose: () => void
}

/** The dialog that is open. */
export function HiringDialog({ dialog, now, onDone, onClose }: HiringDialogProps) {
  switch (dialog.kind) {
    case 'move':
      return <MoveDialog {...dialog} now={now} onClose={onClose} />
    case 'tell':
      return <TellDialog {...dialog} onDone={onDone} onClose={onClose} />
    case 'interview':
      return <InterviewDialog {...dialog} now={now} onClose={onClose} />
    case 'bulk':
      return <BulkDialog {...dialog} onDone={onDone} onClose={onClose} />
    case 'texts':
      return (
        <Suspense>
          <SavedTextsDialog listings={dialog.listings} onClose={onClose} />
        </Suspense>
      )
    case 'help':
      return <ShortcutsDialog onClose={onClose} />
  }
}
