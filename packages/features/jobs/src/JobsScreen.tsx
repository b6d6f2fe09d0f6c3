import type { JobSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { jobMessages, jobRow } from '@edbazaar/feature-catalogue-ui/job-labels'
import { ListScreen, useList } from '@edbazaar/feature-list-kit'
import { useMessages, useSavePlace } from '@edbazaar/feature-platform'
import { JobList, JobRow, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { AlertButton } from './alerts/AlertButton'
import { JobFilters } from './JobFilters'
import { jobListDefinition } from './job-list-definition'
import { messages } from './messages'

export function JobsScreen() {
  const shown = useList(jobListDefinition)
  const { loaded, state, isLoading } = shown
  useSavePlace(loaded.list)
  return (
    <ListScreen
      definition={jobListDefinition}
      shown={shown}
      filters={(shared, id) => <JobFilters id={id} {...shared} />}
      tools={<AlertButton state={state} placeName={loaded.list?.place?.name ?? null} />}
      rows={(list) => <Rows jobs={list.data} isLoading={isLoading} />}
      skeletonRows={(rows) => <SkeletonRows rows={rows} />}
    />
  )
}

function Rows({ jobs, isLoading }: { jobs: readonly JobSummary[]; isLoading: boolean }) {
  const t = useMessages(messages, jobMessages)
  const headings = useEntityActionHeadings()
  return (
    <JobList label={t(messages.labels.results)} actionHeadings={headings} isLoading={isLoading}>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          {...jobRow(job, t)}
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
  const t = useMessages(messages)
  return (
    <JobList
      label={t(messages.labels.results)}
      actionHeadings={useEntityActionHeadings()}
      isLoading
    >
      {Array.from({ length: rows }, (_, index) => index).map((key) => (
        <JobRowSkeleton key={key} />
      ))}
    </JobList>
  )
}
