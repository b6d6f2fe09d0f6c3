import type { ComponentProps } from 'react'
import { TimetableBars } from '../../internal/TimetableRow'
import { schoolColumns } from './columns'

export interface SchoolRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows have a distance column. @default true */
  hasDistance?: boolean
}

/** Placeholder for a loading `SchoolRow`, with the same columns. */
export function SchoolRowSkeleton({ hasDistance = true, ...rest }: SchoolRowSkeletonProps) {
  return <TimetableBars columns={schoolColumns(hasDistance)} {...rest} />
}
