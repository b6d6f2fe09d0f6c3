export type { PaginationLabels } from './labels'
export { Pagination, type PaginationProps } from './Pagination'
