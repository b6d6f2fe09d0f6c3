import { JobScreen, jobMeta, loadJob } from '@edbazaar/feature-listings/jobs'

export const loader = loadJob
export const Component = JobScreen
export const handle = { meta: jobMeta }
