export { JobScreen } from './JobScreen'
export { jobMeta } from './job-meta'
export { loadJob } from './load-job'
