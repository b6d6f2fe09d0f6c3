import type { JobSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { jobMessages, jobRow } from '@edbazaar/feature-catalogue-ui/job-labels'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { JobList, JobRow, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { messages } from './messages'

interface JobResultsProps {
  jobs: readonly JobSummary[]
  /** Whether new rows are loading. */
  isLoading: boolean
  /** The number of placeholder rows that replace the jobs while others load. @default 0 */
  placeholders?: number
}

/** The jobs of a page as rows with their action buttons, or placeholder rows. */
export function JobResults({ jobs, isLoading, placeholders = 0 }: JobResultsProps) {
  const t = useMessages(messages, jobMessages)
  const headings = useEntityActionHeadings()
  const labels = translateLabels(jobMessages.rowLabels, t)
  return (
    <JobList
      label={t(messages.labels.results)}
      labels={labels}
      actionHeadings={headings}
      isLoading={isLoading || placeholders > 0}
    >
      {placeholders > 0
        ? Array.from({ length: placeholders }, (_, index) => index).map((key) => (
            <JobRowSkeleton key={key} labels={labels} />
          ))
        : jobs.map((job) => (
            <JobRow
              key={job.id}
              {...jobRow(job, t)}
              labels={labels}
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
