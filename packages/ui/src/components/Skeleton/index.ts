export { Skeleton, type SkeletonProps, type SkeletonWidth, skeletonWidths } from './Skeleton'
