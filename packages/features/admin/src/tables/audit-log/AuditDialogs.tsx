import { importWithRetry } from '@edbazaar/feature-platform'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { UndoDialogs } from '../UndoDialogs'
import { openedEntryAtom } from './opened-entry'

/** The dialog of the opened entry, and what an undo cannot put back. */
export function AuditDialogs() {
  const [opened, setOpened] = useAtom(openedEntryAtom)
  return (
    <>
      <UndoDialogs />
      {opened !== null && (
        <Suspense>
          <EntryDialog entry={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

const EntryDialog = lazy(async () => {
  const { EntryDialog: Loaded } = await importWithRetry(() => import('./dialog/EntryDialog'))
  return { default: Loaded }
})
