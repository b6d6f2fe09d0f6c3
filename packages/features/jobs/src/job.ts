import { definePage } from '@edbazaar/feature-platform'
import { JobScreen } from './JobScreen'
import { jobMeta } from './job-meta'
import { loadJob } from './load-job'

export const page = definePage({ loader: loadJob, Component: JobScreen, meta: jobMeta })
