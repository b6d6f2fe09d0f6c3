import type { ComponentProps, ReactNode } from 'react'
import { Timetable } from '../../internal/Timetable'
import { productColumns } from './columns'

export interface ProductRowsProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list for screen readers. */
  label: string
  /** The head of names: "Tuition". */
  nameHeading: string
  /** Whether the rows tell a distance: only where a place was asked for. @default true */
  hasDistance?: boolean
  /** Heads of the buttons at the end of each row; leave them out where rows have none.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are still on their way. @default false */
  isLoading?: boolean
  /** `ProductRow`s or `ProductRowSkeleton`s. */
  children: ReactNode
}

/** Tuitions, activities, camps and workshops as a timetable, with the columns of a `SchoolList`. */
export function ProductRows({
  hasDistance = true,
  actionHeadings = [],
  isLoading = false,
  ...rest
}: ProductRowsProps) {
  return (
    <Timetable
      columns={productColumns(hasDistance)}
      {...{ hasDistance, actionHeadings, isLoading }}
      {...rest}
    />
  )
}
