export { SchoolCard, type SchoolCardProps, SchoolCardSkeleton } from './SchoolCard'
