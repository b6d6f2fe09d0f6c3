import { loadSchool, SchoolScreen, schoolMeta } from '@edbazaar/feature-listings/school'

export const loader = loadSchool
export const Component = SchoolScreen
export const handle = { meta: schoolMeta }
