export { BeyondSchoolScreen } from './BeyondSchoolScreen'
export { entrancesMeta } from './entrances-meta'
export { loadEntrances } from './load-entrances'
