import type { JobSummary } from '@edbazaar/api-client'
import { paths, useRememberedPlace } from '@edbazaar/feature-shell'
import { JobList, JobRow, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { ListScreen } from '../list/ListScreen'
import { useList } from '../list/use-list'
import { JobFilters } from './JobFilters'
import { jobListing } from './job-listing'
import { closingWords, payWords } from './job-words'
import { messages, typeNames, words } from './messages'

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
  return (
    <JobList label={words.results} isLoading={isLoading}>
      {jobs.map((job) => (
        <JobRow
          key={job.id}
          href={paths.job(job.id)}
          title={job.title}
          school={whoAndWhere(job)}
          pay={payWords(job)}
          type={typeNames[job.type]}
          closes={closingWords(job)}
        />
      ))}
    </JobList>
  )
}

/** "Vidya Niketan, Kothrud, Pune, 2.4 km". A school whose name tells its street tells it once. */
function whoAndWhere({ school, location, distance_km: km }: JobSummary): string {
  const [street = ''] = location.split(', ')
  const name = school?.name.endsWith(`, ${street}`)
    ? school.name.slice(0, -street.length - 2)
    : school?.name
  return [name, location, km === null ? null : messages.kilometresAway(km)]
    .filter(Boolean)
    .join(', ')
}

function GreyRows({ rows }: { rows: number }) {
  return (
    <JobList label={words.results} isLoading>
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <JobRowSkeleton key={place} />
      ))}
    </JobList>
  )
}
