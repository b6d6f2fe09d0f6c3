import { definePage } from '@edbazaar/feature-platform'
import { BeyondSchoolScreen } from './BeyondSchoolScreen'
import { beyondSchoolMeta } from './beyond-school-meta'
import { loadBeyondSchool } from './load-beyond-school'

export const page = definePage({
  loader: loadBeyondSchool,
  Component: BeyondSchoolScreen,
  meta: beyondSchoolMeta,
})
