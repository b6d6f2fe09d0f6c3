import type { JobSummary } from '@edbazaar/api-client'
import { ThingButtons, useRememberedPlace, useThingHeads } from '@edbazaar/feature-shell'
import { jobRow } from '@edbazaar/feature-shell/job-words'
import { JobList, JobRow, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { ListScreen } from '../list/ListScreen'
import { useList } from '../list/use-list'
import { JobFilters } from './JobFilters'
import { jobListing } from './job-listing'
import { words } from './messages'

/** The list of jobs. */
export function JobsScreen() {
  const shown = useList(jobListing)
  const { loaded, isLoading } = shown
  useRememberedPlace(loaded.list)
  return (
    <ListScreen
      listing={jobListing}
      shown={shown}
      filters={(shared, id) => <JobFilters id={id} {...shared} />}
      rows={(list) => <Rows jobs={list.data} isLoading={isLoading} />}
      greyRows={(rows) => <GreyRows rows={rows} />}
    />
  )
}

function Rows({ jobs, isLoading }: { jobs: readonly JobSummary[]; isLoading: boolean }) {
  const heads = useThingHeads()
  return (
    <JobList label={words.results} actionHeads={heads} isLoading={isLoading}>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          {...jobRow(job)}
          actions={
            heads.length > 0 && (
              <ThingButtons thing={{ kind: 'job', id: job.id, name: job.title }} look="icon" />
            )
          }
        />
      ))}
    </JobList>
  )
}

function GreyRows({ rows }: { rows: number }) {
  return (
    <JobList label={words.results} actionHeads={useThingHeads()} isLoading>
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <JobRowSkeleton key={place} />
      ))}
    </JobList>
  )
}
