import { listLoader } from '../list/list-loader'
import { schoolListDefinition } from './school-list-definition'

export { listMeta } from './list-meta'
export { SchoolsScreen } from './SchoolsScreen'

/** Loads the list of schools that the address describes. */
export const loadSchools = listLoader(schoolListDefinition)
