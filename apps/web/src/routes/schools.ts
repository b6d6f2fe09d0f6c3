import { listMeta, loadSchools, SchoolsScreen } from '@edbazaar/feature-listings/schools'

export const loader = loadSchools
export const Component = SchoolsScreen
export const handle = { meta: listMeta }
