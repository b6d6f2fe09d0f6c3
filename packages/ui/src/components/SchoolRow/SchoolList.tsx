import type { ComponentProps, ReactNode } from 'react'
import { Timetable } from '../../internal/Timetable'
import { schoolColumns } from './columns'

export interface SchoolListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string
  /** Whether the rows show a distance. Only for searches near a place. @default true */
  hasDistance?: boolean
  /** Column headings of the buttons at the end of each row; omit them if rows have no buttons.
   * @default [] */
  actionHeadings?: readonly string[]
  /** Whether the rows are loading. @default false */
  isLoading?: boolean
  /** `SchoolRow`s or `SchoolRowSkeleton`s. */
  children: ReactNode
}

/**
 * A table-like list of schools with a column for each fact. Its layout depends on its own width, so
 * it works on a page, beside a map and on a phone.
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
      hasDistance={hasDistance}
      actionHeadings={actionHeadings}
      isLoading={isLoading}
      {...rest}
    />
  )
}
