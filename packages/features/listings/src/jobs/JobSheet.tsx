import { messages as listMessages } from '../messages'
import { FilterDialog } from '../schools/FilterDialog'
import { JobFilters, type JobFiltersProps } from './JobFilters'
import { jobsPath, withoutFilters } from './jobs-state'
import { messages } from './messages'

interface JobSheetProps extends JobFiltersProps {
  isLoading: boolean
  onClose: () => void
}

/** The phone's filters of the list of jobs. */
export default function JobSheet({ isLoading, onClose, ...form }: JobSheetProps) {
  const { list, state } = form
  return (
    <FilterDialog
      path={jobsPath(state)}
      clearPath={jobsPath(withoutFilters(state))}
      showLabel={list === null ? listMessages.showResults : messages.showJobs(list.total)}
      isLoading={isLoading}
      onClose={onClose}
    >
      <JobFilters {...form} />
    </FilterDialog>
  )
}
