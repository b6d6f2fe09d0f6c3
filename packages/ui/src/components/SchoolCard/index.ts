export type { SchoolCardLabels } from './labels'
export {
  SchoolCard,
  type SchoolCardProps,
  SchoolCardSkeleton,
  type SchoolCardSkeletonProps,
} from './SchoolCard'
