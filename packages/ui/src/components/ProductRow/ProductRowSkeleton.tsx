import type { ComponentProps } from 'react'
import { TimetableBars } from '../../internal/TimetableRow'
import { productColumns } from './columns'
import { defaultLabels, type ProductLabels } from './labels'

export interface ProductRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows have a distance column. @default true */
  hasDistance?: boolean
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<ProductLabels> | undefined
}

/** Placeholder for a loading `ProductRow`, with the same columns. */
export function ProductRowSkeleton({
  hasDistance = true,
  labels,
  ...rest
}: ProductRowSkeletonProps) {
  const columns = productColumns({ ...defaultLabels, ...labels }, hasDistance)
  return <TimetableBars columns={columns} {...rest} />
}
