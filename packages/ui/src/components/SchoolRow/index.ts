export type { SchoolLabels } from './labels'
export { SchoolList, type SchoolListProps } from './SchoolList'
export { SchoolRow, type SchoolRowProps } from './SchoolRow'
export { SchoolRowSkeleton, type SchoolRowSkeletonProps } from './SchoolRowSkeleton'
