import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'
import type { BatchSession, FamilyBooking, FamilyWaiting, Holiday } from '../batch-types'
import type { WaitlistAction } from './families/WaitlistDialog'
import type { LoadedBatch } from './load-batch'

/** The open dialog, with its subject. */
export type OpenBatchDialog =
  | { kind: 'joining' | 'pause' | 'seats' | 'copy' | 'cancel' | 'holiday' }
  | { kind: 'move' | 'cancelSession' | 'restore'; session: BatchSession }
  | { kind: 'removeHoliday'; holiday: Holiday }
  | { kind: 'decline' | 'acceptAge'; request: FamilyBooking }
  | { kind: 'waitlist'; entry: FamilyWaiting; action: WaitlistAction }

interface BatchDialogProps {
  dialog: OpenBatchDialog
  loaded: LoadedBatch
  onClose: () => void
}

const JoiningPanel = lazy(() => importWithRetry(() => import('./joining/JoiningPanel')))
const PauseDialog = lazy(() => importWithRetry(() => import('./joining/PauseDialog')))
const SeatsDialog = lazy(() => importWithRetry(() => import('./seats/SeatsDialog')))
const CopyDialog = lazy(() => importWithRetry(() => import('./term/CopyDialog')))
const CancelDialog = lazy(() => importWithRetry(() => import('./term/CancelDialog')))
const SessionDialog = lazy(() => importWithRetry(() => import('./sessions/SessionDialog')))
const RestoreDialog = lazy(() => importWithRetry(() => import('./sessions/RestoreDialog')))
const DecisionDialog = lazy(() => importWithRetry(() => import('./families/DecisionDialog')))
const WaitlistDialog = lazy(() => importWithRetry(() => import('./families/WaitlistDialog')))
const HolidayDialog = lazy(() => importWithRetry(() => import('./holidays/HolidayDialog')))
const RemoveHoliday = lazy(() => importWithRetry(() => import('./holidays/RemoveHoliday')))

/** The dialogs of a batch. One is open at a time. */
export function BatchDialog(props: BatchDialogProps) {
  return (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  )
}

function Opened({ dialog, loaded, onClose }: BatchDialogProps) {
  const { batch } = loaded
  switch (dialog.kind) {
    case 'joining':
      return <JoiningPanel batch={batch} now={loaded.now} onClose={onClose} />
    case 'pause':
      return <PauseDialog batch={batch} now={loaded.now} onClose={onClose} />
    case 'seats':
      return <SeatsDialog batch={batch} onClose={onClose} />
    case 'copy':
      return <CopyDialog batch={batch} onClose={onClose} />
    case 'cancel':
      return <CancelDialog batch={batch} onClose={onClose} />
    case 'move':
    case 'cancelSession':
      return (
        <SessionDialog
          session={dialog.session}
          initialMode={dialog.kind === 'move' ? 'move' : 'cancel'}
          loaded={loaded}
          onClose={onClose}
        />
      )
    case 'restore':
      return <RestoreDialog session={dialog.session} onClose={onClose} />
    case 'holiday':
      return (
        <HolidayDialog
          stores={[batch.store]}
          holidays={loaded.holidays}
          now={loaded.now}
          onClose={onClose}
        />
      )
    case 'decline':
    case 'acceptAge':
      return <DecisionDialog request={dialog.request} decision={dialog.kind} onClose={onClose} />
    case 'waitlist':
      return <WaitlistDialog entry={dialog.entry} action={dialog.action} onClose={onClose} />
    case 'removeHoliday':
      return <RemoveHoliday holiday={dialog.holiday} onClose={onClose} />
  }
}
