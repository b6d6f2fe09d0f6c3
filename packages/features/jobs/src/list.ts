import { listLoader } from '@edbazaar/feature-list-kit'
import { definePage } from '@edbazaar/feature-platform'
import { JobsScreen } from './JobsScreen'
import { jobListDefinition } from './job-list-definition'
import { jobsMeta } from './jobs-meta'
import { LazyJobResults } from './LazyJobResults'

export const page = definePage({
  loader: listLoader(jobListDefinition, LazyJobResults.load),
  Component: JobsScreen,
  meta: jobsMeta,
})
