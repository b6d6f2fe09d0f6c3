export { listMeta } from './list-meta'
export { loadSchools } from './load-list'
export { SchoolsScreen } from './SchoolsScreen'
