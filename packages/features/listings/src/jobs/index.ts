import { listLoader } from '../list/list-loader'
import { jobListDefinition } from './job-list-definition'

export { JobScreen } from './JobScreen'
export { JobsScreen } from './JobsScreen'
export { jobMeta } from './job-meta'
export { jobsMeta } from './jobs-meta'
export { loadJob } from './load-job'

/** Loads the job list for the URL. */
export const loadJobs = listLoader(jobListDefinition)
