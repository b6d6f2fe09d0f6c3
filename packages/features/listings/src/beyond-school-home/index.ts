export { BeyondSchoolScreen } from './BeyondSchoolScreen'
export { beyondSchoolMeta } from './beyond-school-meta'
export { loadBeyondSchool } from './load-beyond-school'
