import type { ComponentProps } from 'react'
import { TimetableBars } from '../../internal/TimetableRow'
import { productColumns } from './columns'

export interface ProductRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows to come tell a distance. @default true */
  hasDistance?: boolean
}

/** The same grid as a `ProductRow`, with a grey bar in each cell. */
export function ProductRowSkeleton({ hasDistance = true, ...rest }: ProductRowSkeletonProps) {
  return <TimetableBars columns={productColumns(hasDistance)} {...rest} />
}
