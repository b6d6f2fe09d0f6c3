import type { ComponentProps, ReactNode } from 'react'
import { Timetable } from '../../internal/Timetable'
import { schoolColumns } from './columns'

export interface SchoolListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Names the list for screen readers. */
  label: string
  /** Whether the rows tell a distance: only where a place was asked for. @default true */
  hasDistance?: boolean
  /** Heads of the buttons at the end of each row; leave them out where rows have none.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are still on their way. @default false */
  isLoading?: boolean
  /** `SchoolRow`s or `SchoolRowSkeleton`s. */
  children: ReactNode
}

/**
 * Schools as a timetable: one column per question. It measures its own room, so the same list
 * serves a page, a column beside a map and a phone.
 */
export function SchoolList({
  hasDistance = true,
  actionHeadings = [],
  isLoading = false,
  ...rest
}: SchoolListProps) {
  return (
    <Timetable
      nameHeading="School"
      columns={schoolColumns(hasDistance)}
      {...{ hasDistance, actionHeadings, isLoading }}
      {...rest}
    />
  )
}
