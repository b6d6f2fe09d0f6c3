import type { ComponentProps } from 'react'
import { TimetableBars } from '../../internal/TimetableRow'
import { schoolColumns } from './columns'

export interface SchoolRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows to come tell a distance. @default true */
  hasDistance?: boolean
}

/** The same grid as a `SchoolRow`, with a grey bar in each cell. */
export function SchoolRowSkeleton({ hasDistance = true, ...rest }: SchoolRowSkeletonProps) {
  return <TimetableBars columns={schoolColumns(hasDistance)} {...rest} />
}
