import { listLoader } from '@edbazaar/feature-list-kit'
import { definePage } from '@edbazaar/feature-platform'
import { JobsScreen } from './JobsScreen'
import { jobListDefinition } from './job-list-definition'
import { jobsMeta } from './jobs-meta'

export const page = definePage({
  loader: listLoader(jobListDefinition),
  Component: JobsScreen,
  meta: jobsMeta,
})
