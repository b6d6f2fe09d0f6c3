export { loadSchool } from './load-school'
export { SchoolScreen } from './SchoolScreen'
export { schoolMeta } from './school-meta'
