import type { ComponentProps } from 'react'
import { TimetableBars } from '../../internal/TimetableRow'
import { schoolColumns } from './columns'
import { defaultLabels, type SchoolLabels } from './labels'

export interface SchoolRowSkeletonProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Whether the rows have a distance column. @default true */
  hasDistance?: boolean
  /** Texts of the list, the same for the list and its rows. @default English */
  labels?: Partial<SchoolLabels> | undefined
}

/** Placeholder for a loading `SchoolRow`, with the same columns. */
export function SchoolRowSkeleton({ hasDistance = true, labels, ...rest }: SchoolRowSkeletonProps) {
  const columns = schoolColumns({ ...defaultLabels, ...labels }, hasDistance)
  return <TimetableBars columns={columns} {...rest} />
}
