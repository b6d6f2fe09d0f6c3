import { lazy, Suspense, useState } from 'react'
import * as listStyles from '../schools/list.css'
import { useAddressedList } from '../schools/use-list'
import { JobFilters } from './JobFilters'
import { JobResults } from './JobResults'
import { JobTools } from './JobTools'
import * as styles from './jobs.css'
import { type JobsState, jobsPath, readJobsState } from './jobs-state'
import type { LoadedJobs } from './load-jobs'
import { messages } from './messages'

/** Comes when it is first opened. */
const JobSheet = lazy(() => import('./JobSheet'))

/** The id under which the fields outside the filters' form belong to it. */
const formId = 'jobs-form'
const addressing = { read: readJobsState, pathOf: jobsPath }

/** The list of jobs. Its whole state is the address; each part of it works without scripts. */
export function JobsScreen() {
  const { loaded, state, isLoading, isSlow, go } = useAddressedList<LoadedJobs, JobsState>(
    addressing,
  )
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [counted, setCounted] = useState(loaded.list)
  if (loaded.list !== null && loaded.list !== counted) setCounted(loaded.list)
  const shared = { list: loaded.list ?? counted, state, onChange: go }
  return (
    <>
      <header className={listStyles.top}>
        <h1 className={listStyles.title}>{messages.listTitle}</h1>
        <p className={styles.lead}>{messages.listLead}</p>
      </header>
      <JobTools
        total={loaded.list?.total ?? null}
        onFilters={() => setIsSheetOpen(true)}
        onChange={go}
        {...{ isLoading, state, formId }}
      />
      <div className={listStyles.results}>
        <div id="filters" className={listStyles.filters}>
          <JobFilters id={formId} {...shared} />
        </div>
        <JobResults {...{ loaded, state, isLoading, isSlow }} />
      </div>
      {isSheetOpen && (
        <Suspense>
          <JobSheet {...shared} isLoading={isLoading} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
