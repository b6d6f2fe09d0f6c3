import {
  BeyondSchoolScreen,
  beyondSchoolMeta,
  loadBeyondSchool,
} from '@edbazaar/feature-listings/beyond-school-home'

export const loader = loadBeyondSchool
export const Component = BeyondSchoolScreen
export const handle = { meta: beyondSchoolMeta }
