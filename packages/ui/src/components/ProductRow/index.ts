export type { ProductLabels } from './labels'
export { ProductRow, type ProductRowProps } from './ProductRow'
export { ProductRowSkeleton, type ProductRowSkeletonProps } from './ProductRowSkeleton'
export { ProductRows, type ProductRowsProps } from './ProductRows'
