import { JobsScreen, jobsMeta, loadJobs } from '@edbazaar/feature-listings/jobs'

export const loader = loadJobs
export const Component = JobsScreen
export const handle = { meta: jobsMeta }
