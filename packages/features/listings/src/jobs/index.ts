import { listLoader } from '../list/list-loader'
import { jobListing } from './job-listing'

export { JobScreen } from './JobScreen'
export { JobsScreen } from './JobsScreen'
export { jobMeta } from './job-meta'
export { jobsMeta } from './jobs-meta'
export { loadJob } from './load-job'

/** Loads the list of jobs that the address describes. */
export const loadJobs = listLoader(jobListing)
