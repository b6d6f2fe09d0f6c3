export {
  SchoolCard,
  type SchoolCardProps,
  SchoolCardSkeleton,
  type SchoolCardSkeletonProps,
} from './SchoolCard'
