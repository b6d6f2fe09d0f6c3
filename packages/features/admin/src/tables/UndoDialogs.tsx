import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense } from 'react'

/** Shows what an undo cannot put back, once there is something. */
export function UndoDialogs() {
  return (
    <Suspense>
      <UndoDialog />
    </Suspense>
  )
}

const UndoDialog = lazy(async () => {
  const { UndoDialog: Loaded } = await importWithRetry(
    () => import('../moderation/decide/UndoDialog'),
  )
  return { default: Loaded }
})
