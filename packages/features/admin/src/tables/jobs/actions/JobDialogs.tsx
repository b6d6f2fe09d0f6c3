import { importWithRetry } from '@edbazaar/feature-platform'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { UndoDialogs } from '../../UndoDialogs'
import { openedJobAtom } from './opened-job'

/** The dialog that expires or reopens a job, and what an undo cannot put back. */
export function JobDialogs() {
  const [opened, setOpened] = useAtom(openedJobAtom)
  return (
    <>
      <UndoDialogs />
      {opened !== null && (
        <Suspense>
          <JobDialog opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

const JobDialog = lazy(async () => {
  const { JobDialog: Loaded } = await importWithRetry(() => import('./JobDialog'))
  return { default: Loaded }
})
