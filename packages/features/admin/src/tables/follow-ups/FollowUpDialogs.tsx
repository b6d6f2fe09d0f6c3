import { importWithRetry } from '@edbazaar/feature-platform'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { UndoDialogs } from '../UndoDialogs'
import { openedRecordAtom } from './opened-record'

/** The dialog of the opened record, and what an undo cannot put back. */
export function FollowUpDialogs() {
  const [opened, setOpened] = useAtom(openedRecordAtom)
  return (
    <>
      <UndoDialogs />
      {opened !== null && (
        <Suspense>
          <FollowUpDialog
            key={`${opened.kind} ${opened.record.id}`}
            opened={opened}
            onOpenedChange={setOpened}
          />
        </Suspense>
      )}
    </>
  )
}

const FollowUpDialog = lazy(async () => {
  const { FollowUpDialog: Loaded } = await importWithRetry(() => import('./dialog/FollowUpDialog'))
  return { default: Loaded }
})
