import type { JobList as JobListAnswer, JobSummary } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { JobList, JobRow, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { Pagination } from '@edbazaar/ui/Pagination'
import { useRevalidator } from 'react-router-dom'
import { messages as listMessages } from '../messages'
import * as styles from '../schools/list.css'
import { resultsId, usePageFocus } from '../schools/use-page-focus'
import { EmptyJobs } from './EmptyJobs'
import { closingWords, payWords } from './job-words'
import { type JobsState, jobsPath } from './jobs-state'
import type { LoadedJobs } from './load-jobs'
import { messages, typeNames } from './messages'

interface JobResultsProps {
  loaded: LoadedJobs
  state: JobsState
  isLoading: boolean
  isSlow: boolean
}

/** The posts, or what stands in their place: grey bars, a way out of nothing, Retry. */
export function JobResults({ loaded: { list, today }, state, isLoading, isSlow }: JobResultsProps) {
  usePageFocus(list?.page)
  return (
    <section id={resultsId} aria-label={messages.results} className={styles.found}>
      {isSlow ? (
        <Waiting rows={list?.data.length || 8} />
      ) : list === null ? (
        <FailedJobs isLoading={isLoading} />
      ) : list.total === 0 ? (
        <EmptyJobs list={list} state={state} />
      ) : list.data.length === 0 ? (
        <PastTheEnd state={state} />
      ) : (
        <Rows {...{ list, today, state, isLoading }} />
      )}
    </section>
  )
}

interface RowsProps {
  list: JobListAnswer
  today: string
  state: JobsState
  isLoading: boolean
}

function Rows({ list, today, state, isLoading }: RowsProps) {
  return (
    <>
      <JobList label={messages.jobs} isLoading={isLoading}>
        {list.data.map((job) => (
          <JobRow
            key={job.id}
            href={paths.job(job.id)}
            title={job.title}
            school={schoolAndPlace(job)}
            pay={payWords(job)}
            type={typeNames[job.type]}
            closes={closingWords(job.closes_on, today)}
          />
        ))}
      </JobList>
      <Pagination
        page={list.page}
        lastPage={list.totalPages}
        perPage={list.per_page}
        total={list.total}
        hrefOf={(page) => jobsPath({ ...state, page })}
      />
    </>
  )
}

function schoolAndPlace({ school, location }: JobSummary): string {
  return school === null ? location : `${school.name}, ${location}`
}

function Waiting({ rows }: { rows: number }) {
  return (
    <JobList label={messages.jobs} isLoading>
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <JobRowSkeleton key={place} />
      ))}
    </JobList>
  )
}

function FailedJobs({ isLoading }: { isLoading: boolean }) {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title={listMessages.failedTitle}
      actions={
        <Button
          variant="main"
          loading={isLoading || state === 'loading'}
          onClick={() => void revalidate()}
        >
          {listMessages.retry}
        </Button>
      }
    >
      {listMessages.failedText}
    </ErrorState>
  )
}

function PastTheEnd({ state }: { state: JobsState }) {
  return (
    <EmptyState
      title={listMessages.pastTheEnd}
      actions={
        <ButtonLink variant="act" href={jobsPath({ ...state, page: 1 })}>
          {listMessages.firstPage}
        </ButtonLink>
      }
    />
  )
}
