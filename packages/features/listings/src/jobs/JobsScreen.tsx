import type { JobSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings, useSavePlace } from '@edbazaar/feature-shell'
import { jobRow } from '@edbazaar/feature-shell/job-labels'
import { JobList, JobRow, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { ListScreen } from '../list/ListScreen'
import { useList } from '../list/use-list'
import { JobFilters } from './JobFilters'
import { jobListDefinition } from './job-list-definition'
import { labels } from './messages'

export function JobsScreen() {
  const shown = useList(jobListDefinition)
  const { loaded, isLoading } = shown
  useSavePlace(loaded.list)
  return (
    <ListScreen
      definition={jobListDefinition}
      shown={shown}
      filters={(shared, id) => <JobFilters id={id} {...shared} />}
      rows={(list) => <Rows jobs={list.data} isLoading={isLoading} />}
      skeletonRows={(rows) => <SkeletonRows rows={rows} />}
    />
  )
}

function Rows({ jobs, isLoading }: { jobs: readonly JobSummary[]; isLoading: boolean }) {
  const headings = useEntityActionHeadings()
  return (
    <JobList label={labels.results} actionHeadings={headings} isLoading={isLoading}>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          {...jobRow(job)}
          actions={
            headings.length > 0 && (
              <EntityActionButtons
                entity={{ kind: 'job', id: job.id, name: job.title }}
                look="icon"
              />
            )
          }
        />
      ))}
    </JobList>
  )
}

function SkeletonRows({ rows }: { rows: number }) {
  return (
    <JobList label={labels.results} actionHeadings={useEntityActionHeadings()} isLoading>
      {Array.from({ length: rows }, (_, index) => index).map((key) => (
        <JobRowSkeleton key={key} />
      ))}
    </JobList>
  )
}
