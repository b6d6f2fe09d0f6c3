export { JobList, type JobListProps } from './JobList'
export { JobRow, type JobRowProps } from './JobRow'
export { JobRowSkeleton, type JobRowSkeletonProps } from './JobRowSkeleton'
export type { JobLabels } from './labels'
