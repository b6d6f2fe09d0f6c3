import type { ComponentProps } from 'react'
import { TimetableBars } from '../../internal/TimetableRow'
import { productColumns } from './columns'

export interface ProductRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows have a distance column. @default true */
  hasDistance?: boolean
}

/** Placeholder for a loading `ProductRow`, with the same columns. */
export function ProductRowSkeleton({ hasDistance = true, ...rest }: ProductRowSkeletonProps) {
  return <TimetableBars columns={productColumns(hasDistance)} {...rest} />
}
