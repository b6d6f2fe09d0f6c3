import { listLoader } from '../list/list-loader'
import { schoolListDefinition } from './school-list-definition'

export { listMeta } from './list-meta'
export { SchoolsScreen } from './SchoolsScreen'

/** Loads the school list for the URL. */
export const loadSchools = listLoader(schoolListDefinition)
